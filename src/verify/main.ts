import { verifyLedger } from '../app/verify';
import { readPastedDice } from '../app/pastedDice';
import { openXlsx } from '../adapters/xlsx/workbook';
import { recompute } from '../engine/dice/recompute';
import { parseSeed } from '../engine/dice/seed';
import { isLanguage, LANGUAGES, type Language } from '../i18n/language';
import { describePlaced, describeProblem } from '../i18n/problem';
import { fill } from '../i18n/template';
import { VERIFY_PAGE_WORDS, type VerifyPageWord } from '../i18n/verifyPage';
import { clear, element, field, lineOf, resultTable } from './page';

type Params = Parameters<typeof fill>[2];

/** The page on which a player checks dice alone: the engine's own code, no request, nothing kept. */
class VerifyPage {
  private language: Language;
  private workbook: Uint8Array | null = null;
  private readonly key = element('input', { id: 'key', type: 'text', autocomplete: 'off', spellcheck: 'false' });
  private readonly squad = element('input', { id: 'squad', type: 'text', autocomplete: 'off' });
  private readonly dice = element('textarea', { id: 'dice', rows: '8', spellcheck: 'false' });
  private readonly file = element('input', { id: 'file', type: 'file', accept: '.xlsx,.xlsm,.csv,.tsv,.txt' });
  private readonly results = element('section', { 'aria-live': 'polite' });

  constructor(
    private readonly root: HTMLElement,
    wanted: string,
  ) {
    const short = wanted.slice(0, 2);
    this.language = isLanguage(short) ? short : 'en';
    this.file.addEventListener('change', () => void this.take(this.file.files?.[0]));
    document.addEventListener('dragover', (event) => event.preventDefault());
    document.addEventListener('drop', (event) => {
      event.preventDefault();
      void this.take(event.dataTransfer?.files[0]);
    });
    this.draw();
  }

  private say(word: VerifyPageWord, params: Params = {}): string {
    return fill(this.language, VERIFY_PAGE_WORDS[this.language][word], params);
  }

  private draw(): void {
    const say = (word: VerifyPageWord): string => this.say(word);
    document.documentElement.lang = this.language;
    document.title = `Warsheet: ${say('title')}`;
    const language = element('select', { id: 'language' });
    for (const each of LANGUAGES) {
      const option = element('option', { value: each }, { en: 'English', ru: 'Русский', es: 'Español' }[each]);
      option.selected = each === this.language;
      language.append(option);
    }
    language.addEventListener('change', () => {
      if (isLanguage(language.value)) this.language = language.value;
      clear(this.results);
      this.draw();
    });
    const button = element('button', { type: 'button', id: 'check' }, say('check'));
    button.addEventListener('click', () => void this.check());
    clear(this.root).append(
      element('h1', {}, say('title')),
      lineOf(say('intro')),
      ...field(language, say('language')),
      ...field(this.key, say('key'), say('key-hint')),
      ...field(this.dice, say('dice'), say('dice-hint')),
      ...field(this.squad, say('squad'), say('squad-hint')),
      ...field(this.file, say('file'), say('file-hint')),
      button,
      this.results,
      lineOf(say('not-proven')),
    );
  }

  /** A workbook is kept until it is checked; anything else is text with rows. */
  private async take(file: File | undefined): Promise<void> {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    this.workbook = isZip ? bytes : null;
    if (!isZip) this.dice.value = new TextDecoder().decode(bytes);
    await this.check();
  }

  private async check(): Promise<void> {
    clear(this.results).append(lineOf(this.say('working')));
    // The line is drawn before the work begins.
    await new Promise((resolve) => setTimeout(resolve));
    const came = this.workbook ? await this.checkWorkbook(this.workbook) : this.checkRows();
    clear(this.results).append(...came);
  }

  private async checkWorkbook(bytes: Uint8Array): Promise<readonly HTMLElement[]> {
    const opened = await openXlsx(bytes);
    if (!opened.ok) {
      return [lineOf(this.say('failed', { message: describeProblem(this.language, opened.error) }), 'wrong')];
    }
    const seed = this.key.value.trim();
    const verified = await verifyLedger(opened.value, seed === '' ? null : seed);
    if (!verified.ok) {
      return verified.error.problems.map((each) =>
        lineOf(this.say('failed', { message: describePlaced(this.language, each) }), 'wrong'),
      );
    }
    const { dice, mismatches } = verified.value;
    if (mismatches.length === 0) return [lineOf(this.say('workbook-right', { dice }), 'good')];
    return [
      lineOf(this.say('workbook-wrong', { dice }), 'wrong'),
      ...mismatches.map((each) => lineOf(describeProblem(this.language, each))),
    ];
  }

  private checkRows(): readonly HTMLElement[] {
    const { dice, unread } = readPastedDice(this.dice.value);
    const warnings = unread.map((line) => lineOf(this.say('unread', { line }), 'wrong'));
    const key = parseSeed(this.key.value);
    if (!key.ok || key.value.kind !== 'key') return [...warnings, lineOf(this.say('no-key'), 'wrong')];
    const only = this.squad.value.trim();
    const mine = only === '' ? dice : dice.filter(({ squad }) => squad === only);
    const squads = [...new Set(mine.map(({ squad }) => squad))];
    if (mine.length === 0) return [...warnings, lineOf(this.say('no-dice'), 'wrong')];
    if (squads.length > 1) {
      return [...warnings, lineOf(this.say('other-squads', { squads: squads.join(', ') }), 'wrong')];
    }
    const checked = recompute(key.value.text, mine, ({ stream }) => stream);
    const told = checked.filter(({ right }) => right !== null);
    const right = told.filter((die) => die.right === die.face).length;
    const wrong = told.length - right;
    const untold = checked.length - told.length;
    return [
      ...warnings,
      wrong === 0
        ? lineOf(this.say('all-right', { count: right }), 'good')
        : lineOf(this.say('some-wrong', { right, wrong }), 'wrong'),
      ...(untold > 0 ? [lineOf(this.say('untold', { count: untold }), 'wrong')] : []),
      resultTable(
        (['label', 'index', 'die', 'said', 'right'] as const).map((word) => this.say(word)),
        checked,
      ),
    ];
  }
}

const root = document.getElementById('root');
if (root) new VerifyPage(root, navigator.language);
