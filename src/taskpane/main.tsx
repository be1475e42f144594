import * as React from 'react';
import { render } from 'react-dom';
import { makeMemoryWorkbook } from '../adapters/memory/workbook';
import { isExcelNewEnough } from '../adapters/office/host';
import { hostLanguage } from '../functions/excel/language';
import { excelServices } from './excelServices';
import { memoryServices } from './memoryServices';
import { loadAhead } from './pages';
import { Pane } from './Pane';
import type { PaneServices } from './services';
import { TooOld } from './shell/TooOld';

declare global {
  interface Window {
    /** A page of its own, such as one with a grid, says over what the pane works. */
    warsheetServices?: PaneServices;
  }
}

const draw = (element: React.ReactElement): void => void render(element, document.getElementById('root'));

/** Long enough for the pane to have drawn the campaign, milliseconds. */
const DRAWN = 2000;

const show = (services: PaneServices): void => {
  draw(<Pane services={services} />);
  setTimeout(() => void loadAhead(), DRAWN);
};

/** Without Excel the pane works over a workbook in memory. */
const withoutExcel = (): PaneServices => memoryServices(makeMemoryWorkbook());

const showInExcel = (): void =>
  isExcelNewEnough() ? show(excelServices()) : draw(<TooOld language={hostLanguage()} />);

if (window.warsheetServices) show(window.warsheetServices);
else if (typeof Office === 'undefined') show(withoutExcel());
else void Office.onReady(({ host }) => (host === null ? show(withoutExcel()) : showInExcel()));
