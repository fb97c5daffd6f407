const decimal = /-?\d+\.\d+/;
const quarter = /\.(?:25|75)0*$/;

/**
 * The line by which a tile sorts an over/under outcome. Tiles hold half lines only: a name without
 * a decimal point, or with a quarter line, has no place there (player site §5).
 */
export function tileLineOf(name: string): number | undefined {
  const [text] = decimal.exec(name) ?? [];
  return text === undefined || quarter.test(text) ? undefined : Number(text);
}
