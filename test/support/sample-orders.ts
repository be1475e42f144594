import { openCampaign } from '../../src/app/open';
import type { CellValue, WorkbookPort } from '../../src/workbook/port';
import type { ColumnOf } from '../../src/workbook/schema/tables';
import { insertion, lastRow, tableRow } from '../../src/workbook/write/rows';

type OrderValues = Readonly<Partial<Record<ColumnOf<'orders'>, CellValue>>>;

/** Enters orders below those that are there. */
export async function enterOrders(port: WorkbookPort, orders: readonly OrderValues[]): Promise<void> {
  const { orders: table } = (await openCampaign(port)).reading.tables;
  if (!table) throw new Error('no table of orders');
  const rows = orders.map((order) => tableRow(table, { turn: 4, ...order }));
  await port.apply([insertion(table, lastRow(table) + 1, rows)]);
}

/** What a column of a table says of a row, by the row's id. */
export async function cellOfRow(port: WorkbookPort, table: string, id: string, column: string): Promise<CellValue> {
  const { campaign } = (await openCampaign(port)).reading;
  const place = campaign.rows[table]?.find((row) => row.id === id)?.place;
  if (!place) throw new Error(`no row ${id} in ${table}`);
  const [grid] = await port.values([place.sheet]);
  return grid?.[place.row]?.[place.columns[column] ?? -1] ?? '';
}
