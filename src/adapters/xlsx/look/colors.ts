import { attribute, scanXml } from '../markup';

/** Colours of a theme part in the order in which cells number them, as `RRGGBB`. */
export const readTheme = (xml: string): readonly string[] => {
  const colors: string[] = [];
  let isScheme = false;
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'clrScheme') isScheme = true;
      else if (isScheme && name === 'srgbClr') colors.push(attribute(attributes, 'val') ?? '000000');
      else if (isScheme && name === 'sysClr') colors.push(attribute(attributes, 'lastClr') ?? '000000');
    },
    close: (name) => {
      if (name === 'clrScheme') isScheme = false;
    },
  });
  // A theme lists dark 1, light 1, dark 2, light 2, …; cells count light 1 first.
  const [dark1 = '000000', light1 = 'FFFFFF', dark2 = '44546A', light2 = 'E7E6E6', ...accents] = colors;
  return [light1, dark1, light2, dark2, ...accents];
};

/** The palette of old workbooks (ECMA-376, 18.8.27), from number 8; the first eight are 8 to 15 again. */
const PALETTE =
  '000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080 C0C0C0 808080 ' +
  '9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF 000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF ' +
  '00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696 ' +
  '003366 339966 003300 333300 993300 993366 333399 333333';
const INDEXED = PALETTE.split(' ');

/** Moves a channel towards white (`tint` above 0) or black. */
const tinted = (channel: number, tint: number): number =>
  Math.round(tint < 0 ? channel * (1 + tint) : channel + (255 - channel) * tint);

const withTint = (rgb: string, tint: number): string =>
  [0, 2, 4]
    .map((at) => tinted(Number.parseInt(rgb.slice(at, at + 2), 16), tint))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('');

/** The colour that an element's attributes name, as `#rrggbb`; `undefined` where it is automatic. */
export const readColor = (attributes: string, theme: readonly string[]): string | undefined => {
  const rgb = attribute(attributes, 'rgb')?.slice(-6);
  const number = Number(attribute(attributes, 'theme') ?? NaN);
  const index = Number(attribute(attributes, 'indexed') ?? NaN);
  const base = rgb ?? theme[number] ?? (index < 8 ? INDEXED[index] : INDEXED[index - 8]);
  if (base === undefined || !/^[0-9a-f]{6}$/i.test(base)) return undefined;
  return `#${withTint(base, Number(attribute(attributes, 'tint') ?? 0)).toLowerCase()}`;
};
