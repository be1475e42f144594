/** Spanish phrases for the actions of B-3, and those that are refused on purpose (B-1). Articles are gone. */
import type { Patterns } from '../lexicon';
import { withTargets } from '../targets';

const FIRING = [
  'PRE? FIRE <FROM? TARGET>',
  'PRE? STRIKE <FROM? TARGET_ACC>',
  'PRE? ATTACK <FROM TARGET_ACC>',
  'TARGET FIRE FROM?',
  'PRE? FIRE #K TARGET',
  'fuego de #V TARGET',
];
/** Without a weapon only a chosen target makes it fire: "atacar al enemigo" may as well be a charge. */
const CHOSEN = ['PRE? ATTACK TARGET_ACC'];

export const ACTIONS: Patterns = {
  close: [
    'PRE? ir|vamos (hacia delante|adelante / A encuentro DE FOE1)',
    'PRE? ir al encuentro DE FOE1',
    'PRE? CLOSE TOWARD?',
    'adelante',
  ],
  'close@n': ['PRE? CLOSE_GAP (con|A FOE1)? a #N', 'PRE? CLOSE TOWARD? TO_N', 'PRE? CLOSE TO_N TOWARD'],
  'close@effective': [
    'PRE? CLOSE TOWARD? hasta (tenerlo|tenerlos|estar / tener A FOE1) a tiro',
    'PRE? CLOSE TOWARD? TO_EFFECTIVE (DE FOE1)?',
    'PRE? (entrar|ponerse|ponernos|situarse|colocarse) (en|a|al) (alcance|rango|distancia) (efectivo|eficaz|efectiva / de (tiro|fuego|disparo))',
  ],
  'close@contact': [
    'PRE? CLOSE TOWARD? TO_CONTACT',
    'PRE? (entrar|pasar|ir|llegar|entramos|pasamos|vamos|entra|entren|lanzarse|lanzarnos|trabarse|trabarnos|combatir|buscar) (a|al|en|hasta)? &melee (con FOE1)?',
    'PRE? (entrar|llegar) (a|al|en) contacto (con FOE1)?',
  ],
  withdraw: [
    '(emprender|ordenar|iniciar|comenzar|empezar) retirada',
    'PRE? os (retireis|replegueis|alejeis)',
    'PRE? WITHDRAW AWAY?',
  ],
  'withdraw@n': ['PRE? WITHDRAW AWAY? TO_N', 'PRE? WITHDRAW TO_N AWAY'],
  'refuse:by-n': [
    'PRE? (dar|damos) #N? paso|pasos (atras|adelante / hacia atras|delante|adelante)',
    'PRE? WITHDRAW (casillas|pasos)',
    'PRE? CLOSE (casillas|pasos)',
    'PRE? CLOSE TOWARD? BY_N TOWARD?',
    'PRE? WITHDRAW AWAY? BY_N AWAY?',
    'PRE? (moverse|movernos|mover|dar|andar|correr) (atras|adelante)? BY_N (pasos|atras|adelante / hacia atras|adelante)?',
  ],
  'keep@n': [
    'PRE? KEEP (A|con|DE|respecto (A|al)? FOE1)? (a|en|de)? #N (DE|con|respecto FOE1 / de distancia)?',
    'PRE? KEEP (A|con|DE FOE1) (a|en|de)? #N',
    'PRE? STAY (a|en) (distancia (de|a)?)? #N (de distancia)? (DE FOE1)?',
    'PRE? STAY (DE FOE1) a #N',
    'PRE? HOLD_AT A FOE1 (a) (distancia de)? #N (de distancia)?',
    'PRE? HOLD_AT #N de distancia (con FOE1)?',
  ],
  'refuse:no-number': [
    'PRE? KEEP (con|A|DE FOE1)?',
    'PRE? STAY (a distancia / lejos) (DE FOE1)?',
    'PRE? HOLD_AT A FOE1 a (distancia|raya)',
  ],
  hold: [
    'PRE? (aguantar|aguantamos|aguantad)',
    'alto',
    'PRE? &unmoved',
    'PRE? HOLD_IT (su|nuestra|propia|esta)? (posicion|posiciones|puesto|sitio|terreno|linea)',
    'PRE? STAY STILL|IN_PLACE',
    'PRE? (estar|estarse|estarnos|seguir|seguimos) STILL',
    'STILL',
    'PRE? (detener{se,nos}|parar{se,nos}|detente|deteneos|parad|paraos / (nos|se) (detenemos|detiene|paramos|para))',
    'PRE? no DO_MOVE (DE|de (sitio|aqui|ahi|lugar / posicion|su sitio))?',
    'PRE? no (abandonar|abandonamos|abandone|dejar|dejamos|cambiar_de|cambiamos) (su|nuestra|de)? (posicion|puesto|sitio)',
    'sin moverse|movernos',
    'ni moverse|movernos',
  ],
  'hold-fire': [
    'PRE? no SHOOT_IT (a|contra nadie / A nadie)',
    '&unfired',
    'PRE? no SHOOT_IT AT_NONE?',
    '(que)? no se dispare|dispara',
    'PRE? CEASE (fuego|disparos|tiro / DE|al|de fuego)',
    'alto|cese (DE|al|de) fuego',
    'alto fuego',
    'PRE? (dejar|dejamos|deja|dejen|dejad|parar|paramos|cesar|abstenerse|abstenernos|evitar|nos_abstenemos) de? (disparar|tirar / (hacer|abrir) fuego)',
    'sin (disparar|fuego / (abrir|hacer) fuego)',
    'prohibido disparar',
    'nada de (disparar|disparos|tiros|fuego)',
  ],
  'fire@none': ['PRE? ATTACK FROM'],
  ...withTargets('fire', FIRING, { TARGET: 'AT_NONE?', TARGET_ACC: '(A? FOE_NAME)' }, CHOSEN),
  ...withTargets('use', ['PRE? USE <ARM TARGET>', 'PRE? USE_OF #W TARGET'], {
    TARGET: 'AT_NONE?',
    TARGET_ACC: 'AT_NONE?',
  }),
};
