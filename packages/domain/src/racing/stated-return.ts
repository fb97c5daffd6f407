import { CARS } from './race.ts';
import { type RacingKind, type RacingTerms, racingKinds, ticketsOf } from './racing-bet.ts';

/** Of each 1,000,000 staked on a kind, what comes back in the long run; without any pool (RAC-30). */
export function statedReturn(kind: RacingKind, terms: RacingTerms): number {
  if (kind === 'ten-of-ten') return tenOfTenReturn(terms);
  return (terms.odds[kind] * 1_000) / ways[kind];
}

/** Of every kind, computed from its table and never typed in. */
export const statedReturns = (terms: RacingTerms): Readonly<Record<RacingKind, number>> =>
  Object.fromEntries(racingKinds.map((kind) => [kind, statedReturn(kind, terms)])) as Record<
    RacingKind,
    number
  >;

/** Tickets that cover every end of a race. */
const ways = {
  champion: ticketsOf({ kind: 'champion', numbers: allCars() }),
  'champion-and-runner-up': ticketsOf({ kind: 'champion-and-runner-up', numbers: allCars() }),
  'top-three': ticketsOf({ kind: 'top-three', numbers: allCars() }),
  'odd-even': 2,
  'big-small': 2,
} as const satisfies Record<Exclude<RacingKind, 'ten-of-ten'>, number>;

function allCars(): readonly number[] {
  return Array.from({ length: CARS }, (_, at) => at + 1);
}

function tenOfTenReturn({ tenOfTen, tenOfTenPoolFrom }: RacingTerms): number {
  const orders = factorial(CARS);
  const paid = tenOfTen
    .filter(({ right }) => right < tenOfTenPoolFrom)
    .reduce((sum, { right, multiplier }) => sum + BigInt(multiplier) * ordersWithRight(right), 0n);
  return Number((paid * 1_000_000n) / orders);
}

/** Orders of ten cars in which just so many stand at their own place. */
export function ordersWithRight(right: number): bigint {
  const chosen = factorial(CARS) / (factorial(right) * factorial(CARS - right));
  return chosen * derangements(CARS - right);
}

function factorial(count: number): bigint {
  return count <= 1 ? 1n : BigInt(count) * factorial(count - 1);
}

/** Orders in which none stands at its own place. */
function derangements(count: number): bigint {
  if (count === 0) return 1n;
  return BigInt(count) * derangements(count - 1) + (count % 2 === 0 ? 1n : -1n);
}
