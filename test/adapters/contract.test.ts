import { makeMemoryWorkbook } from '../../src/adapters/memory/workbook';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../src/adapters/xlsx/workbook';
import { describeContract } from '../support/contract';
import type { WorkbookPort } from '../../src/workbook/port';

/** Writes the file and opens it again, so that what is read is what was written. */
const throughFile = async (workbook: WorkbookPort): Promise<WorkbookPort> => {
  const opened = await openXlsx(await (workbook as XlsxWorkbook).bytes());
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
};

describeContract({ maker: 'memory', make: async () => makeMemoryWorkbook(), array: 'array' });
describeContract({ maker: 'xlsx', make: newXlsx, reopen: throughFile, array: 'array' });
