import type { Lexicon } from '../lexicon';
import { ACTION_MACROS } from './action-macros';
import { ACTIONS } from './actions';
import { CONDITIONS } from './conditions';
import { MACROS } from './macros';
import { NUMBERS } from './numbers';

export const es: Lexicon = {
  language: 'es',
  macros: { ...MACROS, ...ACTION_MACROS },
  conditions: CONDITIONS,
  actions: ACTIONS,
  merges: {
    '&if': ['si', 'cuando', 'en cuanto', 'en caso de que', 'en el caso de que', 'siempre que', 'cada vez que', 'si es que', 'si resulta que'],
    '&then': ['entonces', 'en ese caso', 'en tal caso'],
    '&and': [
      'y', 'e', 'pero', 'ademas', 'y ademas', 'e ademas', 'pero ademas', 'y tambien', 'y a la vez', 'y al mismo tiempo', 'asi como', 'y encima', '&',
    ],
    '&or': ['o', 'u', 'o bien', 'o si', 'o cuando'],
    '&nor': ['ni', 'y ni', 'ni tampoco', 'y tampoco'],
    '&else': ['sino', 'de lo contrario', 'en caso contrario', 'en otro caso', 'de otro modo', 'de otra manera', 'de otra forma', 'en los demas casos', 'en cualquier otro caso'],
    '&melee': ['cuerpo a cuerpo', 'combate cuerpo a cuerpo', 'lucha cuerpo a cuerpo', 'combate cerrado', 'combate cercano', 'combate a corta distancia', 'cuerpo-a-cuerpo'],
    '&hp': ['puntos de vida', 'puntos de salud', 'puntos vida', 'punto de vida'],
    '&percent': ['por ciento', 'por cien'],
    '&between': ['entre nosotros y el enemigo', 'entre nosotros y el enemigo mas cercano', 'entre la escuadra y el enemigo', 'entre el enemigo y nosotros'],
    '&later': ['y siguientes', 'en adelante', 'y posteriores', 'o posterior', 'o posteriores', 'o despues', 'o mas tarde', 'y los siguientes', 'o siguientes'],
    '': ['por favor', 'de inmediato', 'en seguida', 'a toda costa', 'cuanto antes', 'en este momento', 'en ese momento', 'ahora mismo', 'de momento', 'por ahora', 'lo antes posible', 'en este ciclo'],
  },
  fillers: [
    'el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas', 'lo', 'ya', 'todavia', 'aun', 'ahora', 'inmediatamente', 'enseguida', 'pues', 'tambien', 'simplemente', 'rapidamente', 'rapido', 'siquiera', 'incluso', 'actualmente', 'realmente',
  ],
  negations: ['no'],
  never: ['nunca', 'jamas'],
  elseAfterIf: ['no'],
  notNames: [
    'cobertura', 'cubierto', 'cubrirse', 'refugio', 'terreno', 'emboscada', 'trinchera', 'trincheras', 'posicion', 'arma', 'armas', 'todo', 'todas', 'todos', 'nada', 'nadie', 'algo', 'alguien', 'veces', 'vez', 'luego', 'despues', 'antes', 'solo', 'solamente', 'casi', 'mucho', 'mucha', 'muchos', 'muchas', 'poco', 'poca', 'pocos', 'demasiado', 'muy', 'mas', 'menos',
    'en', 'a', 'ante', 'bajo', 'con', 'contra', 'de', 'del', 'al', 'desde', 'entre', 'hacia', 'hasta', 'para', 'por', 'segun', 'sin', 'sobre', 'tras', 'que', 'quien', 'cual', 'donde', 'como', 'se', 'nos', 'me', 'te', 'os', 'le', 'les', 'su', 'sus', 'nuestro', 'nuestra', 'nuestros', 'nuestras', 'mi', 'mis', 'este', 'esta', 'ese', 'esa', 'ellos', 'ellas', 'yo', 'tu', 'vosotros', 'ustedes', 'usted', 'es', 'son', 'ser', 'estar', 'hay', 'ha', 'han',
    'orden', 'ordenes', 'ayuda', 'refuerzos', 'turno', 'turnos', 'casa', 'danos', 'dano', 'bajas', 'perdidas',
  ],
  nameLinks: ['de', 'del'],
  commaBefore: [],
  numbers: NUMBERS,
  hints: {
    'not-visible': [
      'punteria', 'habilidad', 'habilidades', 'precision', 'planes', 'plan', 'ordenes', 'reglas', 'intencion', 'intenciones', 'quiere', 'quieren', 'piensa', 'piensan', 'moral', 'experiencia', 'pericia', 'destreza', 'planea', 'planean',
    ],
    'no-number': ['cerca', 'lejos', 'poco', 'poca', 'pocos', 'muchos', 'mucha', 'mucho', 'baja', 'cercano', 'lejano', 'herido', 'heridos', 'debilitado'],
  },
};
