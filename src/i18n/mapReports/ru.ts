import type { en } from './en';

/** Words of reports about the map in Russian. */
export const ru: Readonly<Record<keyof typeof en, string>> = {
  'map-caption': 'Карта',
  'map-legend': 'Обозначения',
  'ground-impassable': 'непроходимо',
  'ground-water': 'вода',
  'ground-ruins': 'руины',
  'ground-swamp': 'болото',
  'ground-forest': 'лес',
  'ground-open': 'открытая местность',
  'ground-unexplored': 'не исследовано',
  'sign-squads': 'отряд или отряды',
  'sign-building': 'здание',
  'sign-both': 'здание и отряды',

  'seen-heading': 'Кого видно на карте',
  'seen-none': 'Никто не стоит на виду у противника.',
  'seen-cell': 'Клетка',
  'seen-what': 'Что',
  'seen-type': 'Тип',
  'seen-owner': 'Чьё',
  neutral: 'нейтральное',

  'news-heading': 'Новости',
  'news-none': 'Ничего нового не обнаружено.',
  'news-opened': '{count|Открыта|Открыты|Открыто} {count} {count|клетка|клетки|клеток}: {cells}.',
  'news-discovered': 'Обнаружено в {cell}: {type}.',

  'moves-heading': 'Движение своих отрядов',
  'moves-none': 'Приказов на движение не было.',
  'move-done': 'Отряд «{squad}» прошёл {path}: затрачено {cost}.',
  'move-stopped': 'Отряд «{squad}» прошёл {path} и остановился в {at}, затрачено {cost}: {reason}.',
  'move-refused': 'Отряд «{squad}» остался в {at}: {reason}.',
  'order-refused': 'Заявка {order} отклонена: {reason}.',

  'because-not-own': 'это чужой отряд',
  'because-destroyed': 'отряд уничтожен',
  'because-not-on-map': 'отряда нет на карте',
  'because-ordered-twice': 'приказ этому отряду уже отдан',
  'because-off-map': 'клетки {cell} на карте нет',
  'because-not-from-here': 'путь начинается не там, где стоит отряд, а в {cell}',
  'because-stays': 'отряд уже стоит там',
  'because-impassable': 'клетка {cell} непроходима',
  'because-water': 'в {cell} вода, а отряд не плавает и не летает',
  'because-squeeze': 'между двумя непроходимыми клетками в {cell} не пройти',
  'because-too-far': 'до {cell} нужно {needed}, а манёвр там — {has}',
  'because-no-way': 'пути в {cell} нет',

  'because-in-combat': 'отряд участвует в бою, который внёс мастер',
  'because-own-target': 'цель — своя',
  'because-target-gone': 'цели на карте больше нет',
  'because-nobody-there': 'в {cell} нет врага',
  'because-target-in-combat': 'цель участвует в бою, который внёс мастер',
  'because-out-of-range':
    'до цели в {cell} {needed} {needed|клетка|клетки|клеток}, а наибольшая дальность оружия — {has}',
  'refused-heading': 'Отклонённые приказы',
  'attack-done': 'Отряд «{squad}» атакует.',
  'attack-refused': 'Отряд «{squad}» не атакует: {reason}.',

  'summary-recon':
    '{opened|Открыта|Открыты|Открыто} {opened} {opened|клетка|клетки|клеток}, обнаружено зданий: {discovered}.',
  'summary-moves': 'Двигалось отрядов: {moved}; отклонено или прервано приказов: {refused}.',
  'ledger-neutral': 'здание в {cell}: {meaning}',
  'ledger-drawn': '{cell}: {meaning}',
};
