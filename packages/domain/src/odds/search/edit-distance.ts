/** How many slips of the finger are forgiven in a word of this length (ODB-41). */
export function slipsForgiven(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

const TOO_FAR = 99;

/**
 * Whether one text becomes the other by at most `slips` letters inserted, left out, replaced or
 * swapped with their neighbour. Only the cells near the diagonal are looked at: further away more
 * letters would have been inserted than are forgiven.
 */
export function isWithinSlips(one: string, other: string, slips: number): boolean {
  if (Math.abs(one.length - other.length) > slips) return false;
  let beforePrevious: readonly number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const rows = { previous, beforePrevious };
    const current = nextRow({ one, other, row, slips }, rows);
    if (current.nearest > slips) return false;
    beforePrevious = previous;
    previous = current.cells;
  }
  return (previous[other.length] ?? TOO_FAR) <= slips;
}

type Pair = {
  readonly one: string;
  readonly other: string;
  readonly row: number;
  readonly slips: number;
};
type Rows = { readonly previous: readonly number[]; readonly beforePrevious: readonly number[] };

function nextRow({ one, other, row, slips }: Pair, { previous, beforePrevious }: Rows) {
  const cells = new Array<number>(other.length + 1).fill(TOO_FAR);
  const first = Math.max(1, row - slips);
  const last = Math.min(other.length, row + slips);
  cells[0] = row;
  let nearest = first === 1 ? row : TOO_FAR;
  for (let column = first; column <= last; column += 1) {
    const replaced = one[row - 1] === other[column - 1] ? 0 : 1;
    const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
    const cell = Math.min(
      (previous[column - 1] ?? TOO_FAR) + replaced,
      (previous[column] ?? TOO_FAR) + 1,
      (cells[column - 1] ?? TOO_FAR) + 1,
      isSwapped ? (beforePrevious[column - 2] ?? TOO_FAR) + 1 : TOO_FAR,
    );
    cells[column] = cell;
    if (cell < nearest) nearest = cell;
  }
  return { cells, nearest };
}
