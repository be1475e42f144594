import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Labels } from '../../src/workbook/schema/language';
import { SETTING_SPECS } from '../../src/workbook/schema/settings';
import type { ColumnKind, ColumnSpec } from '../../src/workbook/schema/spec';
import { TABLES, type TableRole } from '../../src/workbook/schema/tables';

/** docs/workbook.md is a contract with strangers: its tables are those of the schema. */
const DOCS = readFileSync(join(__dirname, '../../docs/workbook.md'), 'utf8');

const list = (labels: Labels) => (['en', 'ru', 'es'] as const).map((each) => labels[each].join(', ')).join(' | ');

function holds(kind: ColumnKind): string {
  switch (kind.kind) {
    case 'whole':
      return `whole number ${kind.min}..${kind.max}`;
    case 'decimal':
      return 'decimal';
    case 'choice':
      return `one of \`${Object.keys(kind.choice).join('`, `')}\``;
    case 'reference':
      return `\`${TABLES[kind.role].table}.${kind.column}\``;
    case 'squads':
      return 'squads';
    case 'characters':
      return 'characters';
    case 'weapons':
      return 'weapons';
    case 'amounts':
      return 'amounts';
    case 'names':
      return `\`${TABLES[kind.role].table}\`, several`;
    case 'id':
      return 'id';
    case 'text':
      return 'text';
  }
}

const columnRow = ([id, { labels, required, kind, by }]: [string, ColumnSpec]) =>
  `| \`${id}\`${required ? ', required' : ''} | ${list(labels)} | ${holds(kind)} | ${by === 'gm' ? 'GM' : 'product'} |`;

/** The lines that describe a table. */
const tableLines = (role: TableRole): readonly string[] => [
  `Sheet titles: ${list(TABLES[role].titles)}`.replaceAll(' | ', ' / '),
  '| column | English | Russian | Spanish | holds | by |',
  ...Object.entries<ColumnSpec>(TABLES[role].columns).map(columnRow),
];

const settingLines = Object.entries(SETTING_SPECS).map(
  ([id, { labels, kind }]) => `| \`${id}\` | ${list(labels)} | ${holds(kind)} |`,
);

const squeezed = (text: string) => text.replace(/[ \t]+/g, ' ');
const docs = squeezed(DOCS);

it.each(Object.keys(TABLES) as TableRole[])('the table %s stands in docs/workbook.md as it is', (role) => {
  for (const line of tableLines(role)) expect(docs).toContain(squeezed(line));
});

it('the settings stand in docs/workbook.md as they are', () => {
  for (const line of settingLines) expect(docs).toContain(squeezed(line));
});
