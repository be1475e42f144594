[b]Turno 2[/b]

[i]El paso de Tarsis · informe para Ana[/i]

[b]Piezas propias[/b]
[code]Pieza          Primeros Fusileros
Perfil         Soldado
Modelos antes  6
Modelos ahora  6
Lugar          la cantera

Pieza          Muro de Hierro
Perfil         Soldado de armadura …on arma semi-pesada
Modelos antes  4
Modelos ahora  3
Lugar          la esclusa

Pieza          Granaderos
Perfil         Soldado lanza-granadas
Modelos antes  2
Modelos ahora  2
Lugar          detrás de la cantera[/code]

[b]Cartas en mano: ninguna.[/b]

[b]Otras piezas a la vista[/b]
[code]Pieza          Vieja Guardia
Bando          aliado
Perfil         Soldado de armadura pesada
Modelos ahora  2
Lugar          la mitad del puente

Pieza          Tiradores
Bando          aliado
Perfil         Soldado de arma pesada
Modelos ahora  4
Lugar          el molino

Pieza          Jinetes de la Frontera
Bando          enemigo
Perfil         Soldado de arma semi-pesada
Modelos ahora  1
Lugar          la cresta

Pieza          Compañía Basalto
Bando          enemigo
Perfil         Soldado de armadura semi-pesada
Modelos ahora  5
Lugar          el borde de la trinchera[/code]

[b][u]Qué ha pasado[/u][/b]

«Vieja Guardia» se mueve: la mitad del puente.

«Compañía Basalto» se mueve: el borde de la trinchera.

Carta jugada, «Buena puntería», sobre esta pieza: «Primeros Fusileros».

El enemigo juega la carta «Mala puntería» sobre esta pieza: «Primeros Fusileros».

Carta jugada, «Mala suerte en salvación», sobre esta pieza: «Jinetes de la Frontera».

[b]Disparo lineal: «Primeros Fusileros» → «Jinetes de la Frontera»[/b]

[ul][li]«Primeros Fusileros», impactar a 4+ (Buena puntería −1; Mala puntería +1): 5 1 4 6 4 1; 4 impactos.[/li]
[li]«Jinetes de la Frontera»: 2 reacciones.[/li]
[li]«Jinetes de la Frontera»: 0 impactos de respuesta.[/li]
[li]«Jinetes de la Frontera»: 4 bajas; queda 1 modelo.[/li][/ul]

[i]Rechazado, disparo lineal («Muro de Hierro»): el objetivo no está a la vista.[/i]

El enemigo juega la carta «Buena suerte en salvación» sobre esta pieza: «Compañía Basalto».

[b]Disparo lineal: «Compañía Basalto» → «Muro de Hierro»[/b]

[ul][li]«Compañía Basalto»: 1 impacto.[/li]
[li]«Muro de Hierro», reacción a 4+: 5; 1 éxito.[/li]
[li]«Muro de Hierro», respuesta a 4+: 1; 0 impactos.[/li]
[li]«Muro de Hierro», salvación a 3+: 2; 0 salvadas.[/li]
[li]«Muro de Hierro»: 1 baja; quedan 3 modelos.[/li][/ul]

[b]Disparo parabólico: «Granaderos» → «Compañía Basalto»[/b]

[ul][li]«Granaderos», impactar a 4+: 1; 0 impactos.[/li]
[li]Sin bajas.[/li][/ul]

[b]Disparo parabólico: una pieza fuera de la vista → «Primeros Fusileros»[/b]

[ul][li]Una pieza fuera de la vista: ningún impacto.[/li][/ul]

[b]Tiradas propias[/b]
[code]Etiqueta               Dados (fantasma)  Necesario  Resultado
---------------------  ----------------  ---------  ---------
linear/P-1/hit/x       5 1 4 6 4 1              4+          4
linear/P-7/reaction/x  5                        4+          1
linear/P-7/return/x    1                        4+          0
linear/P-7/save/x      2                        3+          0
parabolic/P-3/hit/x    1                        4+          0[/code]

[b][u]Cómo leerlo[/u][/b]

[ul][li]Un dado acierta si saca al menos el número con el signo más. Las bajas de ambos bandos se retiran después de todas las tiradas de un disparo.[/li]
[li]De los demás, el informe solo recoge lo que vieron las piezas propias: ni sus dados ni sus manos.[/li][/ul]

[b][u]Comprobar los dados propios[/u][/b]

[i]Quien tenga la clave de una pieza puede recalcular sus dados. Tomar HMAC-SHA-256 con la clave de abajo (como texto) y el mensaje <etiqueta de la tirada>#0, luego #1 y así sucesivamente; cada 8 cifras hexadecimales son un número w, y un número es un dado: el resto de dividir w entre 6, más 1. Los números desde 4294967292 se saltan. Los dados fantasma van después de los de su tirada.[/i]

«Primeros Fusileros», id de pieza P-1, etiquetas linear/P-1/…:
[code]8988ee5c449607ec52ae85a975bd979132c3486aa52e105b8f545c69d24643b1[/code]
«Muro de Hierro», id de pieza P-2, etiquetas linear/P-7/…:
[code]45d427580a0eb8650af0a7f4db1dc19e74d5df7102c134536bda50fbccf308c9[/code]
«Granaderos», id de pieza P-3, etiquetas parabolic/P-3/…:
[code]68c913ae56fec90d0c52737c9df633c90d3e6045265fcdb2835a86c3d86371b0[/code]

Compromiso (SHA-256 de la semilla maestra):
[code]c0ffee[/code]
Hash de los datos del turno:
[code]d1ce[/code]
