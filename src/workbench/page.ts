import { isLanguage, LANGUAGES, type Language } from '../i18n/language';
import { fill } from '../i18n/template';
import { WORKBENCH_WORDS, type WorkbenchWordId } from '../i18n/workbench';
import { RULESETS, type RulesetId } from '../workbook/campaign';
import { choiceWord, RULESET_CHOICE } from '../workbook/schema/choices';

const LANGUAGE_KEY = 'warsheet.language';
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', es: 'Español' };

/** The language asked for in the address (`?lang=`), chosen before, or the browser's. */
export const pageLanguage = (): Language => {
  const wanted = [
    new URLSearchParams(location.search).get('lang') ?? '',
    localStorage.getItem(LANGUAGE_KEY) ?? '',
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ];
  return wanted.find(isLanguage) ?? 'en';
};

/** Chooses the page's language; the page begins anew in it. */
const changeLanguage = (language: Language): void => {
  localStorage.setItem(LANGUAGE_KEY, language);
  location.search = `?lang=${language}`;
};

/** An element of the page by its id. */
export const element = <T extends HTMLElement>(id: string, type: new () => T): T => {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${id}.`);
  return found;
};

/** What the buttons around the grid do. */
export interface Deeds {
  readonly sample: (ruleset: RulesetId) => void;
  readonly open: (file: File) => void;
  readonly save: () => void;
}

/** The page around grid and pane: its words, its buttons, its status line. */
export class Page {
  private readonly status = element('status', HTMLOutputElement);
  private explained: string | undefined;

  constructor(
    readonly language: Language,
    deeds: Deeds,
  ) {
    document.documentElement.lang = language;
    this.put('title', 'title');
    this.samples(deeds.sample);
    this.button('save', 'save', deeds.save);
    const file = element('file', HTMLInputElement);
    this.button('open', 'open', () => file.click());
    file.addEventListener('change', () => {
      const [chosen] = file.files ?? [];
      if (chosen) deeds.open(chosen);
      file.value = '';
    });
    element('grid', HTMLElement).setAttribute('aria-label', this.words('grid'));
    element('pane', HTMLElement).setAttribute('aria-label', this.words('pane'));
    this.languages();
    this.toggle();
    this.dropping(deeds.open);
  }

  words(id: WorkbenchWordId, params: Readonly<Record<string, string | number>> = {}): string {
    return fill(this.language, WORKBENCH_WORDS[this.language][id], params);
  }

  /** Says something in the status line. */
  say(text: string, isBad = false): void {
    this.status.textContent = text;
    this.status.className = isBad ? 'bad' : '';
  }

  /** Says what there is to say of the selected cell: why it shows an error, or its note; `undefined` is nothing. */
  explain(text: string | undefined, isBad: boolean): void {
    // What was said of something else stays.
    if (text !== undefined) this.say(text, isBad);
    else if (this.explained === this.status.textContent) this.say('');
    this.explained = text;
  }

  /** Says, for those who look at the page by program, whether this browser holds everything that was done. */
  kept(isKept: boolean): void {
    element('name', HTMLElement).dataset['kept'] = String(isKept);
  }

  /** Shows the open file's name, with a dot while it is not saved. */
  name(name: string, unsaved: boolean): void {
    const shown = unsaved ? `${name} •` : name;
    element('name', HTMLElement).textContent = shown;
    document.title = `${shown} – Warsheet`;
  }

  private put(id: string, word: WorkbenchWordId): void {
    element(id, HTMLElement).textContent = this.words(word);
  }

  private button(id: string, word: WorkbenchWordId, deed: () => void): void {
    this.put(id, word);
    element(id, HTMLButtonElement).addEventListener('click', deed);
  }

  private samples(open: Deeds['sample']): void {
    const select = element('sample', HTMLSelectElement);
    select.add(new Option(this.words('sample'), ''));
    for (const ruleset of RULESETS) select.add(new Option(choiceWord(RULESET_CHOICE, ruleset, this.language), ruleset));
    select.setAttribute('aria-label', this.words('sample'));
    select.addEventListener('change', () => {
      const ruleset = RULESETS.find((each) => each === select.value);
      // The list is a button: it shows its own name again.
      select.value = '';
      if (ruleset) open(ruleset);
    });
  }

  private languages(): void {
    this.put('language-label', 'language');
    const select = element('language', HTMLSelectElement);
    for (const language of LANGUAGES) select.add(new Option(LANGUAGE_NAMES[language], language));
    select.value = this.language;
    select.addEventListener('change', () => {
      if (isLanguage(select.value)) changeLanguage(select.value);
    });
  }

  private toggle(): void {
    const button = element('toggle', HTMLButtonElement);
    this.button('toggle', 'pane', () => {
      const isAlone = document.querySelector('.desk')?.classList.toggle('alone') ?? false;
      button.setAttribute('aria-expanded', String(!isAlone));
      window.dispatchEvent(new Event('resize'));
    });
  }

  private dropping(open: Deeds['open']): void {
    const drop = element('drop', HTMLElement);
    drop.textContent = this.words('dropHere');
    const isFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    window.addEventListener('dragover', (event) => {
      if (!isFile(event)) return;
      event.preventDefault();
      drop.hidden = false;
    });
    window.addEventListener('dragleave', (event) => {
      if (event.relatedTarget === null) drop.hidden = true;
    });
    window.addEventListener('drop', (event) => {
      drop.hidden = true;
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      open(file);
    });
  }
}
