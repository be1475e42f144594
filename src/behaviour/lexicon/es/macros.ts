/** Spanish building blocks: who, where, when. Accents and articles are gone before matching (`la`, `el`, `un`). */
import type { Macros } from '../../pattern';

export const MACROS: Macros = {
  DE: '(de|del)',
  A: '(a|al)',
  SQUAD: '(nuestra|nuestro|mi|esta|este|propia|propio)? (escuadra|peloton|unidad|grupo|equipo) (propia|propio)?',
  WE: '(nosotros|nosotras / SQUAD / nuestr{os,as} (tropas|soldados|hombres|fuerzas))',
  TO_US: '(A SQUAD / (contra|a|sobre|hacia) nosotros|nosotras / contra|sobre|hacia SQUAD)',
  OF_US: '(de nosotros / DE SQUAD / nuestr{o,a,os,as} / propi{o,a,os,as} / mi|mis)',
  // The enemy.
  FOE_NAME:
    '(enemigo|enemigos|enemiga|enemigas|adversario|adversarios|rival|rivales|contrario|hostil|hostiles / (escuadra|escuadras|unidad|unidades|peloton|pelotones|tropa|tropas|fuerza|fuerzas) (enemig{a,as,o,os}|rival|rivales|hostil|hostiles))',
  FOE: '(FOE_NAME (mas cercan{o,a,os}|proxim{o,a,os})? / (algun|alguna|cualquier)? FOE_NAME)',
  FOE1: 'FOE_NAME (mas cercan{o,a,os}|proxim{o,a,os})?',
  FOES: '(enemigos|adversarios|rivales|contrarios|hostiles / (escuadras|unidades|pelotones|tropas|fuerzas) (enemig{as,os}|rivales|hostiles))',
  OF_FOE: '(DE FOE1 / (de|entre) FOES / enemig{o,a,os,as})',
  // Times.
  CY: '(ciclo|ciclos|ronda|rondas)',
  LAST: '((en|durante)? (ultimo|pasado|anterior|ultima|pasada) CY / (en|durante)? CY (pasado|anterior|pasada|previo|previa))',
  EXTREME:
    '((desde|a|en|al) (su|sus)? (alcance maximo|extremo / maximo alcance / distancia|rango maxima|maximo|extrema|extremo / maxima distancia / maximo rango / limite DE (su)? alcance) (DE (su)? (alcance|armas|arma))?)',
  HPW: '(hp|vida|vidas|salud|&hp)',
  SER: '(es|son|sea|sean|esta|estan|este|esten|queda|quedan|fuera)',
  BE: '(esta|estan|este|esten|queda|sigue|siguen / se encuentra|encuentran|encuentre|halla|hallan)',
  DISTANCE: '(distancia|separacion)',
  // Shooting.
  SHOOT_PL:
    '(disparan|disparen|tiran|tirotean|tiroteen / atacan con fuego / estan|esten|siguen|sigan disparando|tiroteando / hacen|hagan fuego / abren|abran fuego)',
  SHOOT_SG:
    '(dispara|dispare|tira|tirotea|tirotee / esta|este|sigue disparando|tiroteando / hace|haga|abre|abra fuego)',
  SHOT_PL:
    '(dispararon|tirotearon / (han|hayan|habian) (disparado|tiroteado / hecho|abierto fuego) / hicieron|abrieron fuego)',
  SHOT_SG: '(disparo|tiroteo / (ha|haya|habia) (disparado|tiroteado / hecho|abierto fuego) / hizo|abrio fuego)',
  FIRE_NOUN: 'fuego|disparos|tiros',
  MELEE: '(&melee / contacto (directo|cercano)? / melee)',
  LOST: '(caido|caida|caidos|caidas|muerto|muerta|muertos|destruido|destruida|destruidos|destruidas|perdido|perdida|eliminado|eliminada|eliminados|aniquilado|aniquilada|abatido|abatida|derrotado|derrotada|baja)',
  ALLY: '((alguna|algun|otra|otro)? (escuadra|unidad|peloton|escuadras|unidades) (aliada|aliado|aliadas|amiga|amigas|nuestra|propia|companera|hermana / (DE) nuestro (bando|lado) / de nuestras|nuestros) / (alguna|algun|otra)? aliado|aliada|aliados|companero|companera / (alguno|alguna|uno|una|cualquiera)? (de|entre) (nuestros|nuestras|aliados|aliadas / nuestras|nuestros escuadras|unidades|aliados|pelotones|companeros) / (una|otra|alguna)? DE|de nuestras (escuadras|unidades) / otra|alguna (de|DE)? (nuestras)? (escuadra|escuadras|unidad|unidades) / nuestro aliado|companero / nuestra otra escuadra)',
  HAVE: '(quedan|queda|queden|quede|tenemos|tengamos|tiene|tenga|disponemos_de|dispone_de|restan|resta|conservamos)',
  FROM_US: '(DE|a|A nosotros|SQUAD)',
  DE_LAST: '(DE ultimo|pasado|anterior|ultima CY / DE CY pasado|anterior)',
  HIT_HAVE: '((han|hayan|habian) (dado|acertado|alcanzado|herido|impactado|danado|tocado))',
  HIT_PL: '(dieron|acertaron|alcanzaron|hirieron|impactaron|danaron)',
  HIT_SG: '(dio|acerto|alcanzo|hirio|impacto / (ha|haya|habia) (dado|acertado|alcanzado|herido|impactado|danado))',
  DAMAGE: '(dano|danos|impacto|impactos|heridas|herida)',
};
