/** Parts of the body (E-19). */
export const PARTS = ['chest', 'right arm', 'left arm', 'abdomen', 'right leg', 'left leg', 'head'] as const;
export type Part = (typeof PARTS)[number];

/** Locations are numbered 1..10, as the dE shows them. */
export const LOCATIONS = 10;

/** Which part each location number is, 1 first (E-19): a table the game master can change. */
export type Body = readonly Part[];

export const BODY: Body = [
  ...(['chest', 'chest', 'chest', 'right arm', 'left arm'] as const),
  ...(['abdomen', 'abdomen', 'right leg', 'left leg', 'head'] as const),
];

/** The part that a location number is. */
export function partAt(body: Body, number: number): Part {
  const part = body[number - 1];
  if (part === undefined) throw new RangeError(`there is no location ${number}`);
  return part;
}

/** The location number that stands for a part: its lowest; `undefined` where the body lacks the part. */
export function numberOf(body: Body, part: Part): number | undefined {
  const index = body.indexOf(part);
  return index < 0 ? undefined : index + 1;
}
