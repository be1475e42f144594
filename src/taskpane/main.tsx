import * as React from 'react';
import { render } from 'react-dom';
import { makeMemoryWorkbook } from '../adapters/memory/workbook';
import { hostLanguage } from '../functions/excel/language';
import type { Words } from '../i18n/language';
import { memoryServices } from './memoryServices';
import { Pane } from './Pane';
import type { PaneServices } from './services';

declare global {
  interface Window {
    /** A page of its own, such as one with a grid, says over what the pane works. */
    warsheetServices?: PaneServices;
  }
}

/** In Excel: only the functions are there so far. */
const FUNCTIONS_ONLY: Words<'functions' | 'commandLine'> = {
  en: {
    functions: 'The functions GM.… calculate in cells.',
    commandLine: 'Phases are resolved on the command line: npx warsheet --help',
  },
  ru: {
    functions: 'Функции GM.… считают в ячейках.',
    commandLine: 'Фазы рассчитывает командная строка: npx warsheet --help',
  },
  es: {
    functions: 'Las funciones GM.… calculan en las celdas.',
    commandLine: 'Las fases se resuelven en la línea de órdenes: npx warsheet --help',
  },
};

const showFunctionsOnly = (): void => {
  const words = FUNCTIONS_ONLY[hostLanguage()];
  const text = (
    <main className="ws-card">
      <h1>Warsheet</h1>
      <p>{words.functions}</p>
      <p>{words.commandLine}</p>
    </main>
  );
  render(text, document.getElementById('root'));
};

const show = (services: PaneServices): void => {
  render(<Pane services={services} />, document.getElementById('root'));
};

/** Without Excel the pane works over a workbook in memory. */
const withoutExcel = (): PaneServices => memoryServices(makeMemoryWorkbook());

if (window.warsheetServices) show(window.warsheetServices);
else if (typeof Office === 'undefined') show(withoutExcel());
else void Office.onReady(({ host }) => (host === null ? show(withoutExcel()) : showFunctionsOnly()));
