import { isExcelNewEnough, showPane } from '../adapters/office/host';
import { makeOfficeWorkbook } from '../adapters/office/workbook';
import { hostLanguage } from '../functions/excel/language';
import { type Host, press } from './buttons';
import { BUTTONS } from './report';

const EXCEL: Host = {
  // A workbook of its own: what the pane has read meanwhile is not taken for what the button has read.
  workbook: (onNotice) => makeOfficeWorkbook({ onNotice }),
  isNewEnough: isExcelNewEnough,
  showPane,
  language: hostLanguage,
};

// Without Office.js, as beside the workbench's grid, there is no ribbon.
if (typeof Office !== 'undefined') {
  for (const button of BUTTONS) {
    Office.actions.associate(button, (event: Office.AddinCommands.Event) => {
      // Until it is told so, Excel shows that the button is at work.
      void press(button, EXCEL).finally(() => event.completed());
    });
  }
}
