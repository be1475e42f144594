import { FUNCTION_IDS } from '../../i18n/functionHelp/words';
import { Functions } from './associate';

// Beside the workbench's grid the pane runs without Office.js, and the grid has the functions.
if (typeof CustomFunctions !== 'undefined') {
  const functions = new Functions(() => import(/* webpackChunkName: "functions" */ './answer'));
  FUNCTION_IDS.forEach(functions.associate);
  // A workbook with formulas asks at once.
  functions.ready().catch(() => undefined);
}
