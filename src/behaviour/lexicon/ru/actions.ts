/** Russian phrases for the actions of B-3, and those that are refused on purpose (B-1). */
import type { Patterns } from '../lexicon';
import { withTargets } from '../targets';

const FIRING = ['PRE? <FIRE FROM? TARGET>', 'PRE? <STRIKE FROM? TARGET_ACC>', 'PRE? <ATTACK FROM TARGET_ACC>'];
/** Without a weapon only a chosen target makes it fire: «атаковать врага» may as well be a charge. */
const CHOSEN = ['PRE? ATTACK TARGET_ACC'];

export const ACTIONS: Patterns = {
  close: ['PRE? CLOSE TOWARD?', 'вперед', 'PRE? SHORTEN (до FOE_GEN / с FOE_INS)?', 'PRE? TOWARD CLOSE'],
  'close@n': [
    'PRE? CLOSE <TOWARD? TO_N>',
    'PRE? SHORTEN (до FOE_GEN / с FOE_INS)? TO_N',
    'PRE? (выйти|выходить|выходим) на (дистанцию|расстояние) (в)? #N',
  ],
  'close@effective': [
    'PRE? CLOSE <TOWARD? TO_EFFECTIVE>',
    'PRE? SHORTEN (до FOE_GEN / с FOE_INS)? TO_EFFECTIVE',
    'PRE? SHORTEN (до FOE_GEN / с FOE_INS)? до эффективной',
    'PRE? (выйти|выходить|выходим|выходит|встать) TO_EFFECTIVE',
    'PRE? (занять|занимать|занимаем) эффективную дистанцию',
  ],
  'close@contact': [
    'PRE? CLOSE <TOWARD? TO_CONTACT>',
    'PRE? SHORTEN (до FOE_GEN / с FOE_INS)? TO_CONTACT',
    'PRE? ENTER (в ближний|рукопашный бой / в рукопашную|контакт) (с FOE_INS)?',
    'PRE? (навязать|навязывать|навязываем) FOE_DAT? ближний|рукопашный бой FOE_DAT?',
  ],
  withdraw: [
    'PRE? WITHDRAW AWAY?',
    'PRE? AWAY WITHDRAW',
    'назад',
    'PRE? LENGTHEN (до FOE_GEN / с FOE_INS)?',
    'PRE? (уйти|уходить|уходим|уходит|уходи|уходите|бежать|бежим|двигаться|двигаемся|идти|идем) AWAY',
  ],
  'withdraw@n': ['PRE? WITHDRAW <AWAY? TO_N>', 'PRE? LENGTHEN (до FOE_GEN / с FOE_INS)? TO_N'],
  'refuse:by-n': [
    'PRE? CLOSE TOWARD? BY_N TOWARD?',
    'PRE? WITHDRAW AWAY? BY_N AWAY?',
    'PRE? GO (вперед|назад)? BY_N (вперед|назад / AWAY / TOWARD)?',
    'PRE? (пройти|проходить|сделать|делать|отшагнуть|шагнуть) BY_N (вперед|назад)?',
    'PRE? (сделать|делать) шаг (вперед|назад)?',
    'PRE? SHORTEN|LENGTHEN BY_N',
  ],
  'keep@n': [
    'PRE? KEEP (до|от FOE_GEN / с FOE_INS)? (в|на)? #N (до|от FOE_GEN / с FOE_INS)?',
    'PRE? STAY <(SPACING #N / в #C) (от FOE_GEN)?>',
    'PRE? HOLD_AT <FOE_GEN (SPACING #N / в #C)>',
  ],
  'refuse:no-number': [
    'PRE? KEEP (до|от FOE_GEN / с FOE_INS)?',
    'PRE? STAY (на расстоянии|дистанции / подальше / в стороне / поближе) (от FOE_GEN / к FOE_DAT)?',
    'PRE? HOLD_AT <FOE_GEN (на расстоянии|дистанции)>',
  ],
  hold: [
    '&unmoved',
    'PRE? STAND PLACE?',
    'PRE? STAND (насмерть / до (конца / последнего))',
    'не двигаясь / стоя на месте',
    'PRE? REMAIN PLACE',
    'PRE? PLACE STAND|REMAIN',
    'PRE? (замереть|замри|замрите|застыть|замираем|замирает|остановиться|остановись|остановитесь|останавливаемся|останавливается|стоп)',
    'PRE? HOLD_IT (свою|свои|занятую|занимаемую|текущую|нашу|эту|своей)? (позицию|позиции|рубеж|место|позиций)',
    'PRE? никуда? не DO_MOVE (с места|позиции)?',
    'US_NOM? с места не DO_MOVE',
    'PRE? не (менять|меняем|меняет|покидать|покидаем|покидает|оставлять|оставляем) (своей|своего|свою|свое|нашу)? (позицию|позиции|место|места|позиций)',
    'PRE? не (сходить|сходим|сходит|сойти|уходить|уходим) с (места|позиции)',
    'без движения',
    'US_NOM? ни с места',
    'PRE? (остаться|оставаться|остаемся|остается|стоять|стоим|стоит) (там)? где (стоим|стоит|есть|был|были|стояли|стоял)',
  ],
  'hold-fire': [
    '&unfired',
    'PRE? не SHOOT_IT AT_NONE?',
    'PRE? (ни_по_кому|никому)? не SHOOT_IT (ни_по_кому|никому|никуда)?',
    'не стреляя / не (открывая|ведя) огня|огонь',
    '(стрелять / стрельба / огонь|стрельбу (открывать|вести)?) (запрещено|нельзя|запрещена|запрещен)',
    'US_NOM? (огонь|огня|стрельбу) AT_NONE? не (вести|открывать|ведем|открываем|ведет|открывает) AT_NONE?',
    'PRE? CEASE (огонь|огня|стрельбу|стрелять|обстрел) AT_NONE?',
    'PRE? (воздерж{аться,иваться,иваемся,ивается,имся,ись,итесь}) от (огня|стрельбы|выстрелов / открытия огня)',
    'US_NOM? без (стрельбы|огня|выстрелов)',
    'прекращение (огня|стрельбы)',
    '(нельзя|запрещено) (стрелять|открывать|вести|стрельбу|огонь) (огонь)?',
    'запрет (на)? (стрельбы|стрельбу|огня|огонь)',
  ],
  ...withTargets('fire', FIRING, { TARGET: 'AT_NONE?', TARGET_ACC: 'ENEMY_GEN' }, CHOSEN),
  ...withTargets('use', ['PRE? <USE ARM TARGET>', 'PRE? <USE ARM TARGET_ACC>', 'PRE? <SHOWER ARM TARGET_ACC>'], {
    TARGET: 'AT_NONE?',
    TARGET_ACC: '(против ENEMY_GEN / ENEMY_GEN)',
  }),
};
