/** English words that are no names, whatever is fired, used or met. Separated by spaces. */

/** Never a part of a name that is not known. */
export const NOT_NAMES: readonly string[] = `
  cover terrain ambush trench trenches shelter everything everyone everybody anyone anybody someone somebody others other another them everywhere blindly carefully randomly freely anything nothing something twice thrice only mostly
  almost very too first afterwards next once position weapon weapons in on at to of for by with from into onto off
  out up down over under about after before until till unless while because so as than that this these those which
  who whom what where why how he she it they them him her his its their theirs you your me i is are was were be
  been will would could can may might do does did have has had no none never neither either all both each every
  home advantage initiative superiority chance luck ammo ammunition numbers ally allies air base woods sight
  wildly help reinforcements reinforcement orders order turn turns move moves 's wind line lines visibility view
  vision time commander leader strength force hill legs head flank flanks rear path way road room space reason
  chances contact survivors prisoners wounded casualties command signal bridge city building wall river forest
  danger threat caution care diplomacy magic teamwork speed stealth
`
  .trim()
  .split(/\s+/);

/** Never the name of a type that is not known: weapons, qualities. */
export const NOT_TYPES: readonly string[] = `
  grenade grenades rifle rifles machinegun rocket rockets missile missiles mine mines gun guns armor armour ranged
  more fewer less better longer support
`
  .trim()
  .split(/\s+/);

/** Never the name of a weapon that is not known: those who carry them. */
export const NOT_WEAPONS: readonly string[] = `
  tank tanks infantry helicopter helicopters soldier soldiers men troops scout scouts people enough
  time
`
  .trim()
  .split(/\s+/);
