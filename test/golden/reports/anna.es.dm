[b]Turno 4. Fase de combate[/b]

[i]Гамма-7 · informe para Анна[/i]

[b]2 combates con escuadras propias: 2 victorias. Las escuadras propias perdieron 15 PV. Escuadras enemigas destruidas: 2.[/b]

[b][u]Combate 1. «Вторая рота» contra «Серые волки»: victoria[/u][/b]

[b]Ataque propio a distancia 2. Dura 4 ciclos y termina cuerpo a cuerpo.[/b]

[b]Escuadras propias[/b]
[code]Escuadra    Вторая рота
Tipo        Пехота
Habilidad   6
PV antes    14,5
PV después  5,5
Disparos    6
Impactos    6
Daño        14
Estado      en pie[/code]

[b]El enemigo, según lo visto[/b]
[code]Escuadra     Tipo        Alcance  Disparos  Daño  Estado
-----------  ----------  -------  --------  ----  ---------
Серые волки  Штурмовики  0; 3           12     9  destruida[/code]

[b]Desarrollo[/b]

[b]Ciclo 1, distancia 2[/b]

[ul][li]«Серые волки» dispara a «Вторая рота»: 3 disparos, daño 2.[/li]
[li]«Вторая рота» pierde 2 PV y conserva 12,5.[/li]
[li]«Вторая рота» se acerca a «Серые волки» por la regla 2: distancia 1.[/li][/ul]

[b]Ciclo 2, distancia 1[/b]

[ul][li]Fuego de «Серые волки» contra «Вторая рота»: 3 disparos, daño 3.[/li]
[li]«Вторая рота» pierde 3 PV y conserva 9,5.[/li]
[li]«Вторая рота» llega al cuerpo a cuerpo con «Серые волки» por la regla 2.[/li][/ul]

[b]Ciclo 3, cuerpo a cuerpo[/b]

[ul][li]«Вторая рота» golpea a «Серые волки» cuerpo a cuerpo (Осколочные гранаты) por la regla 1: 2 disparos, 2 impactos, daño 8. Umbral propio: habilidad 6, tecnología +1 = 7.[/li]
[li]Dados: 9 impacto, daño 5 (tirada: 4); 4 impacto, daño 3 (tirada: 2).[/li]
[li]Fuego de «Серые волки» contra «Вторая рота»: 3 disparos, daño 2.[/li]
[li]«Вторая рота» pierde 2 PV y conserva 7,5.[/li][/ul]

[b]Ciclo 4, cuerpo a cuerpo[/b]

[ul][li]«Вторая рота» golpea a «Серые волки» cuerpo a cuerpo (Винтовки): 4 disparos, 4 impactos, daño 6. Umbral propio: habilidad 6, tecnología +1 = 7.[/li]
[li]Dados: 9 impacto, daño 1,5; 5 impacto, daño 1,5; 9 impacto, daño 1,5; 2 impacto, daño 1,5.[/li]
[li]«Серые волки» dispara a «Вторая рота»: 3 disparos, daño 2.[/li]
[li]«Вторая рота» pierde 2 PV y conserva 5,5.[/li]
[li]¡«Серые волки» queda destruida![/li][/ul]

[b]Reglas de comportamiento propias en este combate[/b]

[ul][li]«Вторая рота», regla 1 (ciclo 3): Если к отряду прорвались в ближний бой, то использовать осколочные гранаты[/li]
[li]«Вторая рота», regla 2 (ciclos 1, 2, 3, 4): Если всегда, то сближаться вплотную[/li][/ul]

[b][u]Combate 2. «Миномёт», «Вороны» contra «Las Sombras»: victoria[/u][/b]

[b]El enemigo ataca a distancia 3. Dura 1 ciclo; al final quedan 3 casillas entre los bandos.[/b]

[b]Escuadras propias[/b]
[code]Escuadra    Миномёт
Tipo        Артиллерия
Habilidad   7
PV antes    10
PV después  4
Disparos    1
Impactos    1
Daño        4
Estado      en pie[/code]

[b]En el mismo bando[/b]
[code]Escuadra  Tipo    Alcance  Disparos  Daño  Estado
--------  ------  -------  --------  ----  ------
Вороны    Пехота  2               3     7  en pie[/code]

[b]El enemigo, según lo visto[/b]
[code]Escuadra     Tipo      Alcance  Disparos  Daño  Estado
-----------  --------  -------  --------  ----  ---------
Las Sombras  Разведка  2               3     6  destruida[/code]

[b]Desarrollo[/b]

[b]Ciclo 1, distancia 3[/b]

[ul][li]«Las Sombras» dispara a «Миномёт»: 3 disparos, daño 6.[/li]
[li]«Миномёт» abre fuego contra «Las Sombras» (distancia 3, Миномёт): 1 disparo, 1 impacto, daño 4. Umbral propio: habilidad 7.[/li]
[li]Dados: 7 impacto, daño 4.[/li]
[li]«Вороны» dispara a «Las Sombras»: 3 disparos, daño 7.[/li]
[li]¡«Las Sombras» queda destruida![/li]
[li]«Миномёт» pierde 6 PV y conserva 4.[/li][/ul]

[b][u]Cómo leerlo[/u][/b]

[ul][li]Un disparo impacta si su d12 no supera la habilidad con modificadores; el 1 siempre impacta y el 12 siempre falla.[/li]
[li]Los modificadores del enemigo están ocultos: un disparo dentro del umbral propio puede fallar, y uno por encima, impactar. De las escuadras ajenas solo consta lo que se vio.[/li][/ul]

[b][u]Comprobación de las tiradas propias[/u][/b]

[i]Con la clave de una escuadra cualquiera puede recalcular sus dados: en cada ciclo van en orden, un d12 por disparo y, tras un impacto, sus dados de daño. Para el ciclo 1 se toma HMAC-SHA-256 con la clave de abajo (como texto) y el mensaje C1/<código de la escuadra>#0, luego #1, etc.; cada 8 cifras hexadecimales son un número w, y cada número, un dado: el resto de dividir w entre el número de caras, más 1. Se saltan los números iguales o mayores que el mayor múltiplo de las caras dentro de 2^32.[/i]

Combate 1, «Вторая рота», código de la escuadra S-02:
[code]key-of-S-0200000000000000000000000000000000000000000000000000000[/code]
Combate 2, «Миномёт», código de la escuadra S-03:
[code]key-of-S-0300000000000000000000000000000000000000000000000000000[/code]

Compromiso (hash SHA-256 de la semilla maestra):
[code]c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0[/code]
Hash de los datos de la fase:
[code]d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1[/code]
