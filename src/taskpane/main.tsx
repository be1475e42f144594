import * as React from 'react';
import { render } from 'react-dom';
import { makeMemoryWorkbook } from '../adapters/memory/workbook';
import { excelServices } from './excelServices';
import { memoryServices } from './memoryServices';
import { Pane } from './Pane';
import type { PaneServices } from './services';

declare global {
  interface Window {
    /** A page of its own, such as one with a grid, says over what the pane works. */
    warsheetServices?: PaneServices;
  }
}

const show = (services: PaneServices): void => {
  render(<Pane services={services} />, document.getElementById('root'));
};

/** Without Excel the pane works over a workbook in memory. */
const withoutExcel = (): PaneServices => memoryServices(makeMemoryWorkbook());

if (window.warsheetServices) show(window.warsheetServices);
else if (typeof Office === 'undefined') show(withoutExcel());
else void Office.onReady(({ host }) => show(host === null ? withoutExcel() : excelServices()));
