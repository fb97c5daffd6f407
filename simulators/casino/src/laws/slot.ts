/**
 * Dhahabu ya Geita: three reels, three rows, five lines. Strips and pay table are all there is to
 * know of it, and both stand on its rules page.
 */
export type SlotSymbol = 'gold' | 'tanzanite' | 'pick' | 'lamp' | 'cart' | 'basket';

const letters: Readonly<Record<string, SlotSymbol>> = {
  G: 'gold',
  T: 'tanzanite',
  S: 'pick',
  L: 'lamp',
  C: 'cart',
  K: 'basket',
};

const stripOf = (letterRow: string): readonly SlotSymbol[] =>
  [...letterRow].map((letter) => letters[letter] ?? 'basket');

export const reels: readonly (readonly SlotSymbol[])[] = [
  stripOf('CSTKSKGSKSCKGKLTLTCKLCKCKCLCKL'),
  stripOf('SLKLGCTKLCKCKCTKSLKSLGLKGSCKTC'),
  stripOf('TSLCGSKTKCTKCLCKLKCSKLKCKGSLCS'),
];
export const STOPS = 30;

/** The row of each reel that a line crosses; row 0 is the highest. */
export const lines: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** For three alike, times the stake of a line. Gold stands for any other. */
export const pays: Readonly<Record<SlotSymbol, number>> = {
  gold: 150,
  tanzanite: 50,
  pick: 15,
  lamp: 12,
  cart: 6,
  basket: 3,
};

type LineWin = { readonly line: number; readonly symbol: SlotSymbol; readonly pays: number };
export type Spin = {
  readonly stops: readonly number[];
  /** By reel, from the highest row down. */
  readonly window: readonly (readonly SlotSymbol[])[];
  readonly wins: readonly LineWin[];
  /** Times the stake of a line. */
  readonly total: number;
};

/** The three symbols of a reel that stops there. */
const windowAt = (reel: number, stop: number): readonly SlotSymbol[] =>
  [0, 1, 2].map((row) => reels[reel]?.[(stop + row) % STOPS] ?? 'basket');

/** Stops are drawn from the first reel to the third, each of 30. */
export const spun = (draw: (limit: number) => number): Spin =>
  spinAt([draw(STOPS), draw(STOPS), draw(STOPS)]);

export function spinAt(stops: readonly number[]): Spin {
  const window = stops.map((stop, reel) => windowAt(reel, stop));
  const wins = lines.flatMap((rows, line) => {
    const symbol = alike(rows.map((row, reel) => window[reel]?.[row] ?? 'basket'));
    return symbol ? [{ line, symbol, pays: pays[symbol] }] : [];
  });
  return { stops, window, wins, total: wins.reduce((sum, win) => sum + win.pays, 0) };
}

function alike(symbols: readonly SlotSymbol[]): SlotSymbol | undefined {
  const others = new Set(symbols.filter((symbol) => symbol !== 'gold'));
  if (others.size > 1) return undefined;
  return [...others][0] ?? 'gold';
}

/** Stakes are whole shillings, so a fifth of one is whole senti. */
export const slotPayout = (stakeSenti: number, spin: Spin): number =>
  (stakeSenti / lines.length) * spin.total;
