/** Spanish verbs and objects of actions. The notation is that of `pattern.ts`. */
import type { Macros } from '../../pattern';

export const ACTION_MACROS: Macros = {
  MUST: '(debe|deben|debemos|deberia|deberiamos / hay que / tiene|tenemos|tienen que / conviene|toca / es hora de / ordeno|orden)',
  BEGIN:
    '(empezar|comenzar|empezamos|empieza|comienza|comenzamos a / seguir|continuar|seguimos|continuamos / vamos a / pasar a / ir)',
  PRE: '((WE (que)? MUST? BEGIN? / MUST BEGIN? / BEGIN / que WE?) (a)?)',
  CLOSE:
    '(acercar{se,nos,me,te}|acerca{te,os}|acerquense|acerquese|acerquemonos|acercandose|acercandonos|acercamiento|aproximar{se,nos,me}|aproxima{te,os}|aproximense|aproximese|aproximemonos|aproximacion|avanzar|avanzamos|avanza|avanzan|avance|avancen|avanzad|avancemos|avanzando|adelante|avance|adelantarse|adelantarnos / (se|nos|me) (acerca|acercan|acercamos|acerque|acerquen|acerquemos|aproxima|aproximan|aproximamos|aproxime|aproximen|aproximemos) / ir|vamos|ve|vayan hacia FOE1 / (moverse|movernos|movemos|muevanse|marchar|correr) (hacia|adelante FOE1? / hacia adelante) / (ir|seguir) (hacia)? adelante / CLOSE_GAP)',
  CLOSE_GAP:
    '((cerrar|acortar|reducir|cerramos|acortamos|reducimos|cierra|acorta|reduce|cerrad|acortad|reducid|disminuir|estrechar|acorten|reduzcan) (distancia|distancias))',
  TOWARD: '(A|hacia|con|a|contra FOE1 / adelante / hacia delante|adelante / mas)',
  WITHDRAW:
    '(retirar{se,nos,me,te}|retira{te,os}|retirense|retirese|retiremonos|retirandose|retirada|replegar{se,nos,me}|repliegate|replegaos|repliegue|repliegense|replieguense|repleguemonos|retroceder|retrocedemos|retrocede|retroceden|retroceda|retrocedan|retroceded|retrocedamos|retroceso|retrocediendo|alejar{se,nos,me}|aleja{te,os}|alejense|alejemonos|apartar{se,nos}|apartaos|apartate|recular|reculamos|recula|atras|distanciarse|distanciarnos / (se|nos|me) (retira|retiran|retiramos|retire|retiren|retiremos|repliega|repliegan|replegamos|repliegue|replieguen|repleguemos|aleja|alejan|alejamos|aleje|alejen|alejemos|aparta|apartan|apartamos|distancia|distanciamos) / (dar|damos) marcha atras / (dar|damos|da|echarse|echarnos|ir|irse|moverse|movernos|caminar) (un|paso)? (hacia)? atras / (batirse|batirnos|ponerse|tocar) en? (retirada) / (aumentar|ampliar|incrementar|aumentamos|ampliamos|aumenta|ganar|abrir|tomar) distancia|distancias)',
  AWAY: '(atras / hacia atras / DE|del FOE1 / mas)',
  TO_N: '(#A / hasta (distancia)? de? #N / (hasta|a|en) distancia (de)? #N / a #C / hasta estar a #N / hasta (quedar|quedarse|quedarnos)? a #N / hasta (tener|tenerlo) (A FOE1)? a #N) (DE FOE1 / de distancia / DE distancia con FOE1)?',
  BY_N: '((en|por|unas|unos)? #N (atras|mas|hacia atras / hacia FOE1 / de distancia)? / (casilla|paso / par de casillas / varias|algunas casillas|pasos) (atras|hacia atras)?)',
  TO_EFFECTIVE:
    '(hasta|a|al (nuestro)? (alcance|rango|distancia|distancia) (efectivo|efectiva|eficaz) / hasta (distancia|alcance) de (tiro|fuego) (efectivo|efectiva|eficaz)? / hasta (estar)? (dentro de|del / a|en|al) (nuestro)? (alcance|rango) (efectivo|eficaz) / hasta (entrar en) (alcance|rango) (efectivo|eficaz) / a distancia (efectiva|eficaz) (de (tiro|disparo|fuego))?)',
  TO_CONTACT: '((hasta|a|al|para|en) (llegar)? (a|al)? (MELEE) (con FOE1)? / hasta tocarlo)',
  KEEP: '((mantener|mantenemos|mantiene|mantienen|mantened|mantenga|mantengan|manten|guardar|guardamos|guarda|guardad|guarde|guarden|conservar|conservamos|conserva|sostener|respetar|manteniendo) (distancia|distancias))',
  STAY: '(mantener{se,nos,me}|manteneos|mantengase|mantenganse|mantente|quedar{se,nos,me}|quedaos|quedese|quedense|quedate|permanecer|permanecemos|permanece|permaneced|permanezca|permanezcan|situar{se,nos}|colocar{se,nos} / (nos|se) (mantenemos|mantiene|mantienen|mantenga|mantengan|quedamos|queda|quedan|quede|queden|situamos|situa))',
  HOLD_AT: '(mantener|mantenemos|mantiene|tener)',
  STILL: '(quiet{o,a,os,as}|parad{o,a,os,as}|inmovil{,es}|firme{,s}|estatic{o,os}|ahi|aqui)',
  IN_PLACE:
    '(en (su|nuestro|nuestra|mismo|propio)? (sitio|lugar|posicion|puesto|posiciones) / sin (moverse|moverse|movernos|moverse) / donde (esta|estan|estamos|este|estemos))',
  HOLD_IT:
    '(mantener|mantenemos|mantiene|mantienen|mantened|mantenga|mantengan|manten|aguantar|aguantamos|aguanta|aguantad|aguante|aguanten|aguantan|conservar|conservamos|conserva|sostener|sostenemos|defender|defendemos|defiende|guardar|ocupar|retener|manteniendo)',
  DO_MOVE:
    '(mover{se,nos,me,te}|muevas|mueva|muevan|movais|desplazar{se,nos}|maniobrar / (se|nos|te|os) (mueve|mueven|movemos|mueva|muevan|movamos|movais|muevas|desplaza|desplazamos))',
  SHOOT_IT:
    '(disparar|disparamos|dispara|disparan|dispare|disparen|disparemos|dispares|dispareis|disparad|disparando|tirar|tiramos|tirotear / (abrir|abrimos|abre|abren|abra|abran|abramos|abras|abrais|hacer|hacemos|hace|haga|hagan|hagamos) fuego)',
  CEASE:
    '(cesar|cesamos|cesa|cesad|cese|cesen|detener|detenemos|parar|paramos|interrumpir|suspender|contener|aguantar|retener|alto|cortar|reservar)',
  FIRE: '(dispararles|dispararle|disparar|disparamos|dispara|disparan|dispare|disparen|disparad|disparemos|disparando|disparo|fuego|tirar|tiro|tirad / (abrir|abrimos|abre|abren|abra|abran|abrid|abramos|hacer|hacemos|hace|hacen|haga|hagan|haced) fuego / (responder|respondemos|responde) (con|a|al) fuego / devolver fuego|disparos / tirar a matar)',
  STRIKE: '(disparar{le,les}|tirotear|tiroteamos|tirotea|tirotead|ametrallar|batir|bombardear)',
  ATTACK: '(rematar|rematamos|remata|rematad|atacar|atacamos|ataca|atacan|ataque|ataquen|atacad|ataquemos|atacando)',
  FROM: '((con|mediante|usando|utilizando|empleando) (nuestr{o,a,os,as}|su|sus)? #W)',
  ARM: '(con? (nuestr{o,a,os,as}|su|sus)? #W)',
  USE: '(lanzarles|lanzarle|tirarles|tirarle|arrojarles|arrojarle|usar|usamos|usa|usan|use|usen|usad|usemos|usando|utilizar|utilizamos|utiliza|utilizan|utilice|utilicen|utilizad|utilicemos|utilizando|lanzar|lanzamos|lanza|lanzan|lance|lancen|lanzad|lancemos|lanzando|lanzamiento|tirar|tiramos|tira|tiran|tire|tiren|tirad|tiremos|arrojar|arrojamos|arroja|arrojan|arroje|arrojen|arrojad|emplear|empleamos|emplea|emplee|empleen|emplead|echar|echamos|activar|activamos / echar_mano_de|a / hacer uso de / recurrir a / soltar|soltamos)',
  USE_OF: '(uso|empleo|lanzamiento de)',
  THING: '(FOE_NAME|escuadra|unidad|objetivo|blanco / DE FOES)',
  AT: '(a|al|contra|sobre|hacia)',
  AT_NONE: '(AT FOE_NAME / contra ellos)',
  AT_NEAREST:
    '(AT THING? mas (cercan{o,a,os,as}|proxim{o,a,os,as}) (DE (FOES|todos|ellos) / THING / a nosotros)? / AT THING? que este|esta mas cerca / AT mas cercano THING?)',
  AT_WEAKEST:
    '(AT THING? mas (debil{,es}|debilitad{o,a}|herid{o,a,os}|danad{o,a,os}|maltrech{o,a}|castigad{o,a}|tocad{o,a}) (THING)?)',
  AT_STRONGEST:
    '(AT THING? (mas (fuerte{,s}|poderos{o,a}|san{o,a}|enter{o,a}) / menos (danad{o,a}|herid{o,a}|castigad{o,a})) (THING)?)',
  AT_MOST_DANGEROUS: '(AT THING? mas (peligros{o,a,os}|letal{,es}|amenazador{,a}) (THING)?)',
  AT_TYPE: '(AT #T (enemig{o,a,os,as}|rival|hostil)? / AT FOE_NAME (de|del)? tipo #T / AT FOE_NAME #T)',
  THE_NEAREST: '(AT_NEAREST)',
  THE_WEAKEST: '(AT_WEAKEST)',
  THE_STRONGEST: '(AT_STRONGEST)',
  THE_MOST_DANGEROUS: '(AT_MOST_DANGEROUS)',
  THE_TYPE: '(AT_TYPE)',
};
