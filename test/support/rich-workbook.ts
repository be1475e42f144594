import { must, startLibrary, toBytes } from '../../src/adapters/xlsx/library';

// A blue dot.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * A workbook with what GMs and Excel put into one and the product never makes: charts, sparklines, conditional formats,
 * images, merged cells, shared formulas, links, protection, and a print area.
 */
export const makeRichWorkbook = async (): Promise<Uint8Array> => {
  const library = await startLibrary();
  const file = must(library.NewFile());
  must(file.SetSheetName('Sheet1', 'Squads'));
  must(file.NewSheet('Dash board'));
  [
    ['Id', 'Name', 'HP', 'Twice'],
    ['S-1', 'Alpha', 5],
    ['S-2', 'Beta', 4.5],
    ['S-3', 'Gamma', 3],
  ].forEach((row, index) => must(file.SetSheetRow('Squads', `A${index + 1}`, row)));
  must(file.AddTable('Squads', { Range: 'A1:D4', Name: 'Squads', StyleName: 'TableStyleMedium2' }));
  must(file.SetCellFormula('Squads', 'D2', 'C2*2', { Type: 'shared', Ref: 'D2:D4' }));
  must(file.SetCellStr('Squads', 'A7', 'Sum'));
  must(file.SetCellFormula('Squads', 'C7', 'SUM(C2:C4)+SUM(Squads[HP])'));
  must(file.MergeCell('Squads', 'A9', 'B9'));
  must(file.AddComment('Squads', { Cell: 'A8', Author: 'GM', Text: 'kept' }));
  must(file.AddComment('Squads', { Cell: 'B2', Author: 'GM', Text: 'veterans' }));
  const { style } = must(file.NewConditionalStyle({ Font: { Color: '9A0511' } }));
  must(file.SetConditionalFormat('Squads', 'C2:C4', [{ Type: 'cell', Criteria: '<', Format: style, Value: '4' }]));
  must(file.SetCellHyperLink('Squads', 'F1', 'https://example.org/', 'External'));
  must(
    file.AddPictureFromBytes('Dash board', 'H1', {
      Extension: '.png',
      File: PNG,
      Format: {},
      InsertType: library.PictureInsertTypePlaceOverCells,
    }),
  );
  must(
    file.AddChart('Dash board', 'A5', {
      Type: library.Col,
      Series: [{ Name: 'Squads!$C$1', Categories: 'Squads!$B$2:$B$4', Values: 'Squads!$C$2:$C$4' }],
    }),
  );
  must(file.AddSparkline('Dash board', { Location: ['B1'], Range: ['Squads!C2:C4'] }));
  must(file.SetCellFormula('Dash board', 'A1', 'Squads!C7&"!"'));
  must(file.SetDefinedName({ Name: 'AllHp', RefersTo: 'Squads!$C$2:$C$4' }));
  must(file.SetDefinedName({ Name: '_xlnm.Print_Area', RefersTo: "'Dash board'!$A$1:$H$20", Scope: 'Dash board' }));
  must(file.ProtectSheet('Dash board', { EditObjects: true }));
  return toBytes(file);
};
