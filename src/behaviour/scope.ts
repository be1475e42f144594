/** What reading one rule needs to know: its language, the names that may stand in it, the text for diagnostics. */
import type { NameContext } from '../engine/landing/behaviour/context';
import type { NumericCondition } from '../engine/landing/behaviour/syntax';
import type { Diagnostic, Expectation, Reason } from './diagnostic';
import { nameStem } from './forms';
import type { Item, NumberPhrase } from './items';
import { isWeaponSlot, matchPhrase, type NameSlot, type Outcome, type Program, type Tests } from './match';
import { findName, nameAsWritten, type NameList, type Names } from './names';
import { suggest } from './nearest';
import { fitsSlot } from './numbers';
import type { Language } from './program';

/** Names without context are short; more unknown words in a row are not one name. */
const MAX_NAME_WORDS = 4;

const SLOT_OF: Readonly<Record<NumericCondition, string>> = {
  distance: 'D',
  'own-hp': 'P',
  'enemy-hp': 'P',
  losses: 'L',
  cycle: 'Y',
};

export class Scope {
  private readonly tests: Tests;

  constructor(
    readonly language: Language,
    readonly names: Names,
    private readonly context: NameContext,
    private readonly source: string,
  ) {
    this.tests = {
      isNot: (item) => this.isNot(item),
      isLink: (item) => language.nameLinks.has(item.form),
      isNumber: (item, slot) => item.number !== undefined && fitsSlot(item.number, slot),
      isName: (item, slot, goesOn) => this.isName(item, slot, goesOn),
    };
  }

  get showEnemyHp(): boolean {
    return this.context.showEnemyHp;
  }

  /** The weapon's kind, or `undefined` where the weapons are not known. */
  isEquipment(name: string): boolean | undefined {
    return this.context.weapons?.find((weapon) => weapon.name === name)?.equipment;
  }

  isNot(item: Item): boolean {
    return item.kind === 'word' && this.language.negations.has(item.form);
  }

  fits(number: NumberPhrase, condition: NumericCondition): boolean {
    return fitsSlot(number, SLOT_OF[condition]);
  }

  private isName(item: Item, slot: NameSlot, goesOn: boolean): boolean {
    const weapon = isWeaponSlot(slot);
    // «el enemigo es un tanque», and not «el enemigo es fuerte».
    const introduced = goesOn || item.article === true || (slot === 'K' && item.definite === true);
    const strict = slot === 'V' || slot === 'S' || ((slot === 'R' || slot === 'K') && !introduced);
    const list = weapon ? this.names.weapons : this.names.types;
    switch (item.kind) {
      case 'quoted':
        return true;
      case 'name':
        return (weapon ? item.weapon : item.type) !== undefined;
      case 'mark':
        return false;
      case 'number':
        return list !== null && list.stems.has(nameStem(item.text));
      case 'word':
        if (list?.stems.has(nameStem(item.text))) return true;
        return !strict && !this.language.known.has(item.form);
    }
  }

  /** Weapons are no types and types no weapons, where neither are known: «у врага есть пулемёт», «есть танк». */
  private isOther(items: readonly Item[], range: readonly [number, number] | null, field: 'weapon' | 'type'): boolean {
    const [start = 0, end = 0] = range ?? [];
    const item = items[start];
    if (end - start !== 1 || item?.kind !== 'word') return false;
    const list = field === 'weapon' ? this.names.weapons : this.names.types;
    const others = field === 'weapon' ? this.language.notWeapons : this.language.notTypes;
    return others.has(item.form) && !list?.stems.has(nameStem(item.text));
  }

  private match(program: Program, items: readonly Item[]): Outcome[] {
    return matchPhrase(program, items, this.tests).filter(
      ({ weapon, type }) =>
        [weapon, type].every((range) => range === null || range[1] - range[0] <= MAX_NAME_WORDS) &&
        !this.isOther(items, weapon, 'weapon') &&
        !this.isOther(items, type, 'type'),
    );
  }

  matchCondition(items: readonly Item[]): Outcome[] {
    return this.match(this.language.conditions, items);
  }

  matchAction(items: readonly Item[]): Outcome[] {
    return this.match(this.language.actions, items);
  }

  weapon(items: readonly Item[], range: readonly [number, number] | null): string | Diagnostic {
    return this.name(items, range, this.names.weapons, 'weapon');
  }

  type(items: readonly Item[], range: readonly [number, number] | null): string | Diagnostic {
    return this.name(items, range, this.names.types, 'type');
  }

  private name(
    items: readonly Item[],
    range: readonly [number, number] | null,
    list: NameList | null,
    field: 'weapon' | 'type',
  ): string | Diagnostic {
    const named = range ? items.slice(range[0], range[1]) : [];
    const [first] = named;
    const last = named[named.length - 1];
    if (!first || !last) throw new Error('A name without words');
    const full = first[field];
    if (named.length === 1 && full !== undefined) return full;
    const text = named.length === 1 && first.kind === 'quoted' ? first.text : this.source.slice(first.start, last.end);
    if (!list) return nameAsWritten(text);
    const found = findName(text, list);
    if (found.kind === 'one') return found.name;
    const reason = found.kind === 'none' ? 'no-such-name' : 'several-names';
    return this.refuse(reason, named, 'name', { candidates: found.candidates.join(', ') }, found.candidates);
  }

  /** Words that tell why a phrase is not understood: what nobody sees, what is vague without a number. */
  hint(items: readonly Item[]): Reason | undefined {
    const { hints } = this.language.lexicon;
    const has = (words: readonly string[]): boolean => items.some((item) => words.includes(item.form));
    if (has(hints['not-visible'])) return 'not-visible';
    // «стреляем дальше, чем враг» compares without a number, and rightly so.
    const compared = items.some((item) => item.number !== undefined || ['чем', 'que', 'than'].includes(item.form));
    return !compared && has(hints['no-number']) ? 'no-number' : undefined;
  }

  refuse(
    reason: Reason,
    items: readonly Item[],
    expected: Expectation,
    params: Diagnostic['params'] = {},
    nearest?: readonly string[],
  ): Diagnostic {
    const start = items[0]?.start ?? 0;
    const end = items[items.length - 1]?.end ?? this.source.length;
    const quote = this.source.slice(start, Math.min(end, start + 120));
    const { language } = this;
    // Most refusals are only tried: what is near is looked for when somebody asks.
    return {
      reason,
      span: { start, end },
      params: { quote, ...params },
      expected,
      get nearest() {
        return nearest ?? suggest(reason, items, language);
      },
    };
  }
}
