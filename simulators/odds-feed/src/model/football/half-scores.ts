import { type Ends, numberEnds } from '../market/assessment.ts';
import { type Grid, type Score, scoreOf } from '../probability/grid.ts';
import { binomialRows, type Pmf } from '../probability/pmf.ts';

export type HalfScores = { readonly first: Score; readonly second: Score };

/** What markets ask of one half: who won, who scored at all, and whether none, one or more fell. */
function classOf(home: number, away: number): number {
  if (home + away < 2) return home + 2 * away;
  if (away === 0) return 3;
  if (home === 0) return 4;
  return home === away ? 5 : 6 + Number(home > away);
}

/** Home and away. */
type Pair = readonly [number, number];

const COUNTS = 40;
const classes = Array.from({ length: COUNTS * COUNTS }, (_, index) =>
  classOf(Math.floor(index / COUNTS), index % COUNTS),
);

/** Scores of which no market of both halves tells one from the other have the same. */
function signatureOf(first: Pair, second: Pair): number {
  const [home, away] = first;
  const [homeLater, awayLater] = second;
  const ofFirst = classes[home * COUNTS + away] ?? 0;
  const ofSecond = classes[homeLater * COUNTS + awayLater] ?? 0;
  const winner = Math.sign(home + homeLater - away - awayLater) + 1;
  const livelier = Math.sign(home + away - homeLater - awayLater) + 1;
  return 9 * (8 * ofFirst + ofSecond) + 3 * winner + livelier;
}

const RARE = 1e-7;
const FEW = 5;

/** Gathers ends: one pair of scores stands for all that are the same to every market. */
class HalvesCollector {
  readonly states: HalfScores[] = [];
  readonly chances: number[] = [];
  readonly #places: number[] = [];
  readonly #rows: readonly Pmf[];
  readonly #already: readonly [Score, Score];

  constructor(rows: readonly Pmf[], already: readonly [Score, Score]) {
    this.#rows = rows;
    this.#already = already;
  }

  /** So many are to come: each of them may fall into either half. */
  add(home: number, away: number, chance: number): void {
    const [one, two] = this.#already;
    for (let h = 0; h <= home; h += 1) {
      const ofHome = chance * (this.#rows[home]?.[h] ?? 0);
      for (let a = 0; a <= away; a += 1) {
        const both = ofHome * (this.#rows[away]?.[a] ?? 0);
        if (both <= 0) continue;
        const place = this.#placeOf(
          [one.home + h, one.away + a],
          [two.home + home - h, two.away + away - a],
        );
        this.chances[place] = (this.chances[place] ?? 0) + both;
      }
    }
  }

  #placeOf(first: Pair, second: Pair): number {
    const signature = signatureOf(first, second);
    const known = this.#places[signature];
    if (known !== undefined) return known;
    const place = this.states.length;
    this.states.push({ first: scoreOf(...first), second: scoreOf(...second) });
    this.#places[signature] = place;
    return place;
  }
}

/** How both halves may end; `share` of what is to come falls into the first one. */
export function endsOfHalves(
  grid: Grid,
  share: number,
  already: readonly [Score, Score],
): Ends<HalfScores> {
  const collector = new HalvesCollector(binomialRows(share, grid.length), already);
  for (let home = 0; home < grid.length; home += 1) {
    const cells = grid[home] ?? [];
    for (let away = 0; away < cells.length; away += 1) {
      const cell = cells[away] ?? 0;
      if (cell > RARE || (home < FEW && away < FEW)) collector.add(home, away, cell);
    }
  }
  return collector;
}

/** Which half has more, of both teams together: 1 the first, 0 none, -1 the second. */
export function livelierHalfEnds(
  totals: Pmf,
  share: number,
  already: readonly [number, number],
): Ends<number> {
  const rows = binomialRows(share, totals.length);
  const chances = [0, 0, 0];
  totals.forEach((total, count) => {
    rows[count]?.forEach((chance, first) => {
      const sign = Math.sign(already[0] + first - already[1] - count + first);
      chances[sign + 1] = (chances[sign + 1] ?? 0) + total * chance;
    });
  });
  return numberEnds(chances, -1);
}
