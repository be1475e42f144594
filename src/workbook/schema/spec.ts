import type { Validation } from '../port';
import { choiceWords, type Choice } from './choices';
import type { Labels, Language, Localized } from './language';

/** What the cells of a column hold. */
export type ColumnKind =
  /** A permanent id, written as text. */
  | { readonly kind: 'id' }
  | { readonly kind: 'text' }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  /** At most three places (L-1). */
  | { readonly kind: 'decimal' }
  /** Squad ids or names, separated by `;` or `,`. */
  | { readonly kind: 'squads' }
  /** Character ids or names, separated by `;`. */
  | { readonly kind: 'characters' }
  /** Names of the Weapons table and profiles in line, separated by `;`. */
  | { readonly kind: 'weapons' }
  /** Amounts of resources, separated by `;` (L-22 f). */
  | { readonly kind: 'amounts' }
  /** Names of another table's rows, separated by `;`. */
  | { readonly kind: 'names'; readonly role: ReferredRole }
  | { readonly kind: 'choice'; readonly choice: Choice }
  /** An id or a name that stands in a column of another table. */
  | { readonly kind: 'reference'; readonly role: ReferredRole; readonly column: string };

/** Tables that others refer to. */
export type ReferredRole =
  | ('players' | 'types' | 'squads' | 'characters' | 'arms' | 'soldiers' | 'pieces')
  | ('buildingTypes' | 'technologies' | 'artefacts');

export interface ColumnSpec {
  readonly labels: Labels;
  readonly required?: true;
  readonly kind: ColumnKind;
  /** In characters. */
  readonly width: number;
  /** Who fills it in. */
  readonly by: 'gm' | 'product';
  /** Cell note on the header. */
  readonly note: Localized<string>;
}

/** A table of the workbook. Its Excel name and the ids of its columns are the same in every language. */
export interface TableSpec<Column extends string = string> {
  /** Name of the Excel table. */
  readonly table: string;
  /** Titles of the sheet it stands on. */
  readonly titles: Labels;
  readonly columns: Readonly<Record<Column, ColumnSpec>>;
}

/** Keeps the ids of the columns as a type. */
export const tableSpec = <Column extends string>(spec: TableSpec<Column>): TableSpec<Column> => spec;

/** Where the columns of tables referred to stand, in words of the language. */
export type ReferenceTarget = (role: ReferredRole, column: string) => Validation & { readonly kind: 'column' };

/** What Excel offers and accepts in a column; `undefined`: anything. */
export function validationOf(kind: ColumnKind, language: Language, target: ReferenceTarget): Validation | undefined {
  switch (kind.kind) {
    case 'whole':
      return { kind: 'whole', min: kind.min, max: kind.max };
    case 'choice':
      return { kind: 'list', values: choiceWords(kind.choice, language) };
    case 'reference':
      return target(kind.role, kind.column);
    default:
      return undefined;
  }
}

const whole = (min: number, max: number) => ({ kind: 'whole', min, max }) as const;

export const WHOLE_MODIFIER = whole(-100, 100);
export const SKILL = whole(-100, 100);
export const PASSABILITY = whole(1, 9);
/** What a cell asks for; 0 is open to everybody. */
export const CELL_PASSABILITY = whole(0, 9);
