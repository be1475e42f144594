import type { HelpWord } from './words';

/** Help of the command line in Spanish. */
export const es: Readonly<Record<HelpWord, string>> = {
  usage: `Uso: warsheet ORDEN … [--lang en|ru|es] [--json]

  new ARCHIVO.xlsx [--sample] [--seed SEMILLA]  un libro de campaña para empezar
  check ARCHIVO.xlsx                            todos los problemas con hoja, fila y columna
  rules ARCHIVO.xlsx TEXTO.txt (--out ARCHIVO2.xlsx | --in-place) [--accept-understood]
                                                importar reglas de conducta de un mensaje del foro
  orders ARCHIVO.xlsx TEXTO.txt (--out ARCHIVO2.xlsx | --in-place) [--player ID] [--accept-understood]
                                                importar órdenes de un mensaje del foro
  resolve ARCHIVO.xlsx --phase FASE (--out ARCHIVO2.xlsx | --in-place) [--reason TEXTO]
                                                resolver una fase: build, combat, turn (Desembarco), round (EXO), turn (planet wargame)
  covert ARCHIVO.xlsx [ORDEN] (--out ARCHIVO2.xlsx | --in-place)
                                                operaciones encubiertas del turno, cada una al momento
  reports ARCHIVO.xlsx --dir CARPETA [--format xlsx,dm,bbcode,html,md,txt] [--turn N]
                                                un archivo por jugador y formato, y el paquete público
  undo ARCHIVO.xlsx (--out ARCHIVO2.xlsx | --in-place)
                                                volver a antes de la última fase
  next ARCHIVO.xlsx (--out ARCHIVO2.xlsx | --in-place)
                                                pasar al turno siguiente
  verify ARCHIVO.xlsx [--seed SEMILLA]          recalcular el registro de tiradas
  odds ARCHIVO.xlsx [--combat C-1]              probabilidades de los combates del turno, sin resolverlos
  stats ARCHIVO.xlsx [--turn N]                 cómo cayeron los dados del registro, por jugador
  call NOMBRE 'lista JSON de argumentos'        una función; un rango es una lista de filas
  call -                                        muchas: cada línea de la entrada es ["NOMBRE",[argumentos]]
  help ORDEN                                    opciones y ejemplos de una orden
  --version                                     la versión de Warsheet

Los mensajes salen en el idioma de --lang; si no se indica, en el de la campaña; si no, en el del sistema.
Ejemplo: warsheet new campaña.xlsx --sample
Estado de salida: 0 hecho, 1 datos no admitidos (no se escribe nada), 2 uso incorrecto.`,

  new: `Uso: warsheet new ARCHIVO.xlsx [--sample] [--seed SEMILLA] [--ruleset landing|exo|planet]
       warsheet new ARCHIVO.xlsx --calculator

Crea un libro de campaña para empezar, con una semilla maestra nueva, y muestra el compromiso que hay que publicar. Si
el archivo ya existe, no se toca.

  --sample                 con jugadores, fuerzas y órdenes para probar
  --seed SEMILLA           una semilla maestra propia: al menos 26 caracteres A–Z y 2–7
  --ruleset landing|exo|planet  el reglamento de la campaña
  --calculator             sin campaña: fórmulas para probar combates y probabilidades, para un Excel con el complemento
  --lang en|ru|es          idioma del libro

Ejemplos: warsheet new campaña.xlsx --sample
          warsheet new campaña.xlsx --lang es
          warsheet new calculadora.xlsx --calculator`,

  check: `Uso: warsheet check ARCHIVO.xlsx

Muestra a la vez todos los problemas del libro: hoja, fila, columna, valor y qué se admite en su lugar. No escribe nada.
Si los hay, el estado de salida es 1.

Ejemplos: warsheet check campaña.xlsx
          warsheet check campaña.xlsx --json`,

  rules: `Uso: warsheet rules ARCHIVO.xlsx TEXTO.txt (--out ARCHIVO2.xlsx | --in-place)
       [--accept-understood] [--player NOMBRE] [--force]

Importa reglas de conducta de un mensaje del foro guardado como archivo de texto. Encima de las reglas de cada escuadra
va un encabezado como «Escuadra: Segunda compañía»; sustituyen a las de las escuadras nombradas. Antes de escribir se ve
cómo se entiende cada regla; si alguna no se acepta, no se escribe nada.

  --out ARCHIVO2.xlsx    escribir otro archivo; si ya existe, no se toca
  --in-place             escribir el libro cambiado en ARCHIVO.xlsx
  --accept-understood    escribir las reglas entendidas, sin las no aceptadas
  --player NOMBRE        no aceptar el mensaje si manda escuadras que no son de este jugador
  --force                permitir que --out sustituya un archivo

Ejemplos: warsheet rules campaña.xlsx órdenes.txt --in-place
          warsheet rules campaña.xlsx órdenes.txt --out campaña-2.xlsx --accept-understood`,

  orders: `Uso: warsheet orders ARCHIVO.xlsx TEXTO.txt (--out ARCHIVO2.xlsx | --in-place) [--player ID] [--accept-understood] [--force]

Importa órdenes de los jugadores (Desembarco) de un mensaje del foro guardado como texto: mover, atacar, construir,
producir, investigar, estudiar, operación encubierta, superarma; en español, inglés o ruso. Una línea como
«Jugador: Anna» dice de quién son las órdenes que siguen. Si se rechaza alguna, no se escribe nada.

  --out ARCHIVO2.xlsx    escribir otro archivo; uno que ya existe se deja como está
  --in-place             escribir el libro cambiado en ARCHIVO.xlsx
  --player ID            de quién son, mientras una línea no diga otra cosa
  --accept-understood    escribir las órdenes entendidas, sin las rechazadas
  --force                permitir que --out sustituya un archivo

Ejemplos: warsheet orders campaña.xlsx mensaje.txt --in-place
          warsheet orders campaña.xlsx mensaje.txt --player J1 --out campaña-2.xlsx --accept-understood`,

  resolve: `Uso: warsheet resolve ARCHIVO.xlsx --phase FASE (--out ARCHIVO2.xlsx | --in-place) [--reason TEXTO] [--force]

Resuelve una fase, todo o nada: PV o estado de los personajes, resultados, el registro, una hoja privada por jugador.
Si se resuelve de nuevo, la fase conserva sus dados.

  --phase FASE          build, combat, turn (Desembarco), round (EXO), turn (planet wargame)
  --out ARCHIVO2.xlsx    escribir otro archivo; si ya existe, no se toca
  --in-place             escribir el libro cambiado en ARCHIVO.xlsx
  --reason TEXTO         por qué se resuelve de nuevo, para el registro
  --force                permitir que --out sustituya un archivo

Ejemplos: warsheet resolve campaña.xlsx --phase combat --in-place
          warsheet resolve campaña.xlsx --phase combat --out turno-4.xlsx --reason "los PV de E-07 estaban mal"`,

  covert: `Uso: warsheet covert ARCHIVO.xlsx [ORDEN] (--out ARCHIVO2.xlsx | --in-place) [--reason TEXTO] [--force]

Resuelve las operaciones encubiertas de las órdenes del turno (Desembarco), una tras otra en el orden en que se dieron:
coste, dado, respuesta, una hoja para quien le concierne. ORDEN es el id de una orden; sin él, todas las pendientes.

  --out ARCHIVO2.xlsx   escribir otro archivo; uno que ya existe se deja como está
  --in-place            escribir el libro cambiado en ARCHIVO.xlsx
  --reason TEXTO        por qué se resuelve de nuevo, para el registro
  --force               permitir que --out sustituya un archivo

Ejemplos: warsheet covert campaña.xlsx --in-place
          warsheet covert campaña.xlsx O-3 --in-place`,

  reports: `Uso: warsheet reports ARCHIVO.xlsx --dir CARPETA [--format xlsx,dm,bbcode,html,md,txt] [--turn N]

Escribe un archivo por jugador y formato, y el paquete público. Los archivos de una vez anterior para el mismo turno se
sustituyen. En un archivo Markdown, una marca como <!-- 2/3 --> separa los mensajes de 2000 caracteres como
máximo, como en Discord.

  --dir CARPETA     la carpeta; si falta, se crea
  --format LISTA    formatos separados por comas; sin ella, cada jugador recibe el de la hoja Jugadores
  --turn N          un turno resuelto antes; sin él, el último

Ejemplos: warsheet reports campaña.xlsx --dir informes
          warsheet reports campaña.xlsx --dir informes --format md,html --turn 4`,

  undo: `Uso: warsheet undo ARCHIVO.xlsx (--out ARCHIVO2.xlsx | --in-place) [--force]

Deja las celdas del libro como estaban antes de la última fase y quita sus hojas privadas. El registro conserva sus
filas, marcadas como anuladas; los dados de la fase siguen siendo los mismos.

  --out ARCHIVO2.xlsx    escribir otro archivo; si ya existe, no se toca
  --in-place             escribir el libro cambiado en ARCHIVO.xlsx
  --force                permitir que --out sustituya un archivo

Ejemplo: warsheet undo campaña.xlsx --in-place`,

  next: `Uso: warsheet next ARCHIVO.xlsx (--out ARCHIVO2.xlsx | --in-place) [--force]

Pasa al turno siguiente (en EXO, al asalto siguiente): sube el número, se vacía la palabra pública y los combates del
turno terminado salen de su tabla. PV, resultados, registro e informes se quedan. Los combates sin resolver no se
pierden: se nombran y no se escribe nada.

  --out ARCHIVO2.xlsx    guardar en otro archivo; si ya existe, no se toca
  --in-place             guardar el libro cambiado en el propio ARCHIVO.xlsx
  --force                permitir que --out sustituya un archivo que ya existe

Ejemplo: warsheet next campaña.xlsx --in-place`,

  verify: `Uso: warsheet verify ARCHIVO.xlsx [--seed SEMILLA]

Recalcula todos los dados del registro y nombra las filas que no coinciden. Si las hay, el estado de salida es 1.

  --seed SEMILLA    la semilla maestra publicada al final; sin ella, la del libro

Ejemplos: warsheet verify campaña.xlsx
          warsheet verify campaña.xlsx --seed ABCDEFGHIJKLMNOPQRSTUVWXYZ`,

  odds: `Uso: warsheet odds ARCHIVO.xlsx [--combat C-1]

Probabilidades de los combates del turno, sin resolverlos; no se escribe nada. Una escuadra contra otra: exactas. Con
más escuadras, o si el cálculo exacto fuera demasiado largo: simulado, siempre con las mismas 100000 repeticiones, y se
muestra el margen.

  --combat C-1    solo ese combate

Ejemplos: warsheet odds campaña.xlsx
          warsheet odds campaña.xlsx --combat C-1 --json`,

  stats: `Uso: warsheet stats ARCHIVO.xlsx [--turn N]

Cómo cayeron los dados del registro: de todos juntos y de cada jugador, cada clase de dado con sus caras y su media.
Solo se avisa cuando unos dados justos casi nunca caerían así, por muchos jugadores que se miren. No cuentan los dados
anulados ni lo que el máster puso en su lugar.

  --turn N    solo ese turno

Ejemplos: warsheet stats campaña.xlsx
          warsheet stats campaña.xlsx --turn 4 --json`,

  call: `Uso: warsheet call NOMBRE 'lista JSON de argumentos'
     warsheet call -

Llama a una función y escribe su valor en JSON: un valor, una fila como lista, una tabla como lista de filas. Un rango
es una lista de filas; null, un argumento omitido. Con -, cada línea de la entrada es ["NOMBRE",[argumentos]] y recibe
una línea propia: {"value":…} o {"error":{"code":…,"message":…}}.

Ejemplos: warsheet call ROLL '["2d6+1", "turno 4"]'
          warsheet call CELL_DISTANCE '["A1", "C4"]'
          warsheet call CHECK_RULES '["Si nuestros PV están por debajo del 40%, retirarse"]'`,
};
