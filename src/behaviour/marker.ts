/** `1)`, `a.`, `•`, «Правило 3:» before a rule (B-1). */
const LIST_MARKER =
  /^[\s\u00a0]*(?:(?:правило|regla|rule|п\.|№|#)?[\s\u00a0]?(?:\(?\d{1,3}[.)]{1,2}|\(?[a-zа-яё]\)|[a-zа-яё]\.(?=\s)|\d{1,3}:(?=\s))|(?:правило|regla|rule|№|#)[\s\u00a0]?\d{1,3}[:.)]?|[-–—•●▪◦·*+>#]+)[\s\u00a0]*/iu;

/** Length of the list markers that a line begins with. */
export function markerLength(line: string): number {
  let index = 0;
  for (let round = 0; round < 3; round++) {
    const found = LIST_MARKER.exec(line.slice(index, index + 60));
    if (!found?.[0]) break;
    index += found[0].length;
  }
  return index;
}
