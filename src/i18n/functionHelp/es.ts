import { EXO_HELP } from './exo';
import type { FunctionHelp } from './words';

/** Help of the custom functions in Spanish. */
export const es: FunctionHelp = {
  functions: {
    ROLL: 'Tira dados y da su suma. La misma semilla da siempre los mismos dados.',
    COMMITMENT: 'SHA-256 de la semilla maestra; se publica antes de la primera tirada.',
    RESOLVE_COMBAT:
      'Combate de una escuadra contra otra. Una fila: desenlace, ciclos, PV del atacante, PV del defensor, distancia final, número de dados.',
    COMBAT_LOG: 'El combate de RESOLVE_COMBAT disparo a disparo: títulos y una fila por disparo.',
    COMBAT_ODDS:
      'Probabilidades exactas de RESOLVE_COMBAT. Una fila: que venza el atacante, que venza el defensor, aniquilación mutua, empate, PV medios del atacante, PV medios del defensor.',
    ROLL_TA: 'Tirada de acción de EXO. Una fila: grado, resultado, dE, d+, d−, margen.',
    TA_ODDS:
      'Probabilidades de una tirada de acción de EXO. Una fila: éxito alto, éxito, éxito bajo, fallo bajo, fallo, fallo alto.',
    ...EXO_HELP.es.functions,
    LINEAR_FIRE:
      'Disparo lineal de x contra y, con la reacción y la respuesta de y. Una fila: bajas de y, bajas de x, impactos, reacciones, impactos de respuesta.',
    PARABOLIC_FIRE:
      'Disparo parabólico de x contra y, con plantilla. Una fila: bajas de y, impacto (1 o 0), escapados.',
    CLOSE_COMBAT: 'Cuerpo a cuerpo de x e y. Una fila: bajas de y, bajas de x, total de x, total de y.',
    DEAL_CARDS: 'Cartas de evento de un mazo completo, en el orden en que salen: una columna de nombres.',
    LINEAR_ODDS:
      'Probabilidades exactas de LINEAR_FIRE: una fila de títulos y filas de bajas de y, bajas de x y probabilidad.',
    PARABOLIC_ODDS:
      'Probabilidades exactas de PARABOLIC_FIRE: una fila de títulos y filas de bajas de y, bajas de x (ninguna) y probabilidad.',
    CLOSE_ODDS:
      'Probabilidades exactas de CLOSE_COMBAT: una fila de títulos y filas de bajas de y, bajas de x y probabilidad.',
    MOVE_COST: 'Coste de un camino: un paso recto 1, uno diagonal 1,5; la suma se redondea hacia arriba.',
    CELL_DISTANCE: 'Distancia entre dos casillas del mapa, en casillas.',
    LINE_OF_FIRE:
      'Si hay casillas negras entre dos casillas: libre, o los nombres de las que están en la línea de fuego, en orden.',
    CHECK_RULES:
      'Cómo se entienden las reglas de conducta. Títulos y una fila por regla: número, forma canónica, ids, motivo del rechazo, mensaje.',
  },
  arguments: {
    dice: 'dados y números enteros unidos por + y -, por ejemplo 2d6+1',
    seed: 'cualquier texto, el mismo para los mismos dados; o dados tirados en la mesa, por ejemplo dados: 4 7 12',
    attacker:
      'la escuadra que ataca: títulos sobre una fila de valores, títulos junto a los valores o una fila de valores',
    defender:
      'la escuadra atacada: títulos sobre una fila de valores, títulos junto a los valores o una fila de valores',
    distance: 'casillas entre las escuadras, desde 0; si no se da, el mayor alcance de las armas del atacante',
    attackerRules: 'reglas de conducta, una por línea o celda',
    defenderRules: 'reglas de conducta, una por línea o celda',
    options: 'por ejemplo, ciclos = 3; idioma = es; las no nombradas tienen su valor por defecto',
    skill: 'número entero',
    modifier: 'se suma a la habilidad, número entero; si no se da, 0',
    from: 'casilla del mapa, por ejemplo B3',
    to: 'casilla del mapa, por ejemplo B3',
    path: 'casillas contiguas de la primera a la última, por ejemplo A1 B2 C2',
    map: 'las casillas del mapa desde A1; las negras dicen negro o #, lo demás no cuenta como negro',
    text: 'reglas de conducta, una por línea o celda',
    squad: 'perfil de la escuadra o sus armas: con él se comprueban los nombres de las reglas',
    x: 'el soldado que dispara o golpea: un perfil o uno de los doce nombres',
    y: 'el otro soldado: un perfil o uno de los doce nombres',
    covered: 'miniaturas de y bajo la plantilla, número entero',
    cardsX: 'cartas de evento en vigor sobre x, separadas por ; o una por celda',
    cardsY: 'cartas de evento en vigor sobre y, separadas por ; o una por celda',
    number: 'cartas que se reparten, número entero',
    ...EXO_HELP.es.arguments,
  },
};
