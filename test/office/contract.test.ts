/** @jest-environment-options {"globalsCleanup": "off"} */
import { makeOfficeWorkbook } from '../../src/adapters/office/workbook';
import { CONTRACT_RESULTS, describeContract } from '../support/contract';
import { installExcel, type ExcelHost } from '../support/office/excel';
import { loadOffice } from '../support/office/library';

const office = loadOffice();
let excel: ExcelHost;

beforeAll(() => {
  excel = installExcel(office);
});

describeContract({
  maker: 'Excel',
  make: async () => {
    const book = excel.reset();
    for (const [formula, value] of Object.entries(CONTRACT_RESULTS))
      book.results.set(formula, { value, isArray: formula.startsWith('=SUM') });
    return makeOfficeWorkbook();
  },
  // Another reader, as when the workbook is opened again.
  reopen: async () => makeOfficeWorkbook(),
  array: 'dynamic',
});
