/** «первое», "one", "primera": rules up to the tenth are numbered so. */
const ORDINALS = [
  'перв(?:ое|ый|ая)|втор(?:ое|ой|ая)|трет(?:ье|ий|ья)|четв[её]ртое|пятое|шестое|седьмое|восьмое|девятое|десятое',
  'one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|fifth',
  'un[oa]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]',
].join('|');

/** `1)`, `a.`, `•`, «Правило 3:» before a rule (B-1). */
const LIST_MARKER = new RegExp(
  [
    // «Правило №3:», "Rule 3.", "Regla n.º 3"
    String.raw`(?:правило|regla|rule)[\s\u00a0]?(?:№|#|n\.?[º°]?)?[\s\u00a0]?\d{1,3}(?:\.-|[:.)])?`,
    // «Правило первое:», «Первое правило —», "Rule one:", "Primera regla."
    String.raw`(?:(?:правило|regla|rule)[\s\u00a0](?:${ORDINALS})|(?:${ORDINALS})[\s\u00a0](?:правило|regla|rule))(?![\p{L}\d])[\s\u00a0]?(?:\.-|[:.)–—-])?`,
    // «(3)», «3.», «3:», «№ 3», «3.-», «[3]», «1.2.», «3º»
    String.raw`(?:п\.|№|#)?[\s\u00a0]?(?:\d{1,3}\.?[º°ª](?:\.-|[.)-])?(?=\s)|\(?\d{1,3}(?:\.-|[.)]{1,2})|\[\d{1,3}\]|\d{1,3}\]|\d{1,3}:(?=\s)|\d{1,2}(?:\.\d{1,2}){1,2}[.)]?(?=\s))`,
    String.raw`(?:№|#)[\s\u00a0]?\d{1,3}[:.)]?`,
    String.raw`\d\ufe0f?\u20e3`,
    // «a)», «б.», «IV.»
    String.raw`\(?[a-zа-яё]\)|[a-zа-яё]\.(?=\s)|\(?[ivx]{1,5}[.)](?=\s)`,
    // A box to tick, a bullet, a quotation of a board.
    String.raw`\[[ xх]?\]|&gt;|[-–—•●▪◦·*+>#✅✔☑➤►▶→]+\ufe0f?`,
  ]
    .map((one) => `(?:${one})`)
    .join('|')
    .replace(/^/, String.raw`^[\s\u00a0]*(?:`)
    .concat(String.raw`)[\s\u00a0]*`),
  'iu',
);

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

/** The number that a player gave a rule: of «5.», «Правило 5:», «№ 5»; `undefined` where the markers have none. */
export function markerNumber(line: string): number | undefined {
  const digits = /\d{1,3}/.exec(line.slice(0, markerLength(line)))?.[0];
  return digits === undefined ? undefined : Number(digits);
}
