import { type Senti, senti } from '../money/senti.ts';
import { ok, type Result, refuse } from '../result.ts';
import { CARS, type Car, championOf, type Finish, isBig, isOdd } from './race.ts';

/** What one ticket is about. An order of several kinds is called `main` (RAC-10). */
export const racingKinds = [
  'champion',
  'champion-and-runner-up',
  'top-three',
  'odd-even',
  'big-small',
  'ten-of-ten',
] as const;
export type RacingKind = (typeof racingKinds)[number];

/**
 * What was chosen of a kind. Cars are a set; of ten-of-ten they are the order of finishing. Of
 * odd-even and big-small they are `[1]` for odd or big, `[2]` for even or small, `[1, 2]` for both.
 */
export type RacingPick = { readonly kind: RacingKind; readonly numbers: readonly number[] };

export type RacingPickRefusal =
  | 'racing-pick-missing'
  | 'racing-pick-invalid'
  | 'racing-ten-incomplete'
  | 'racing-ten-twice';

/** How many numbers a ticket of a kind takes, and how many there are to choose from. */
const choiceOf = {
  champion: { takes: 1, of: CARS },
  'champion-and-runner-up': { takes: 2, of: CARS },
  'top-three': { takes: 3, of: CARS },
  'odd-even': { takes: 1, of: 2 },
  'big-small': { takes: 1, of: 2 },
} as const satisfies Record<
  Exclude<RacingKind, 'ten-of-ten'>,
  { readonly takes: number; readonly of: number }
>;

/** The first thing that is wrong with a pick; undefined when it can be bet on (RAC-11). */
export function pickRefusal({ kind, numbers }: RacingPick): RacingPickRefusal | undefined {
  const [from, once] = [kind === 'ten-of-ten' ? CARS : choiceOf[kind].of, new Set(numbers)];
  if (numbers.some((one) => !Number.isInteger(one) || one < 1 || one > from)) {
    return 'racing-pick-invalid';
  }
  if (kind === 'ten-of-ten') {
    if (once.size < numbers.length) return 'racing-ten-twice';
    return numbers.length === CARS ? undefined : 'racing-ten-incomplete';
  }
  if (once.size < numbers.length) return 'racing-pick-invalid';
  return numbers.length < choiceOf[kind].takes ? 'racing-pick-missing' : undefined;
}

/** Several cars are several tickets: every pair or three of them, each paid for by itself (RAC-12). */
export function ticketsOf({ kind, numbers }: RacingPick): number {
  return kind === 'ten-of-ten' ? 1 : choose(numbers.length, choiceOf[kind].takes);
}

function choose(from: number, taken: number): number {
  let ways = 1;
  for (let at = 1; at <= taken; at += 1) ways = (ways * (from - taken + at)) / at;
  return ways;
}

/** What was paid for before the race and holds after it, whatever the settings say by then. */
export type RacingTerms = {
  /** Thousandths, by kind. */
  readonly odds: Readonly<Record<Exclude<RacingKind, 'ten-of-ten'>, number>>;
  /** Times the stake by cars at their right place; what is not named is lost. */
  readonly tenOfTen: readonly { readonly right: number; readonly multiplier: number }[];
  /** So many right places share the pool. Nine right are ten. */
  readonly tenOfTenPoolFrom: number;
};

/** What became of a pick: money back, and whether it has a share of the pool as well. */
export type RacingReturn = {
  /** Tickets of it that won, or had their stake returned. */
  readonly won: number;
  readonly paid: Senti;
  /** Of ten-of-ten: cars at their right place. */
  readonly rightPlaces: number;
  readonly sharesPool: boolean;
};

/** Each ticket of a pick costs `stake` (RAC-20). */
export function returnOf(
  pick: RacingPick,
  { finish, stake, terms }: { finish: Finish; stake: Senti; terms: RacingTerms },
): RacingReturn {
  if (pick.kind === 'ten-of-ten') return tenOfTenReturn(pick.numbers, { finish, stake, terms });
  const won = isRight(pick, finish) ? 1 : 0;
  const paid = senti((stake * BigInt(won * terms.odds[pick.kind])) / 1_000n);
  return { won, paid, rightPlaces: 0, sharesPool: false };
}

/** At most one ticket of a pick can be right: there is one champion, one pair, one top three. */
function isRight({ kind, numbers }: RacingPick, finish: Finish): boolean {
  const champion = championOf(finish);
  const hasFirst = (places: number) =>
    finish.slice(0, places).every((car) => numbers.includes(car));
  switch (kind) {
    case 'champion':
    case 'champion-and-runner-up':
    case 'top-three':
      return hasFirst(choiceOf[kind].takes);
    case 'odd-even':
      return numbers.includes(isOdd(champion) ? 1 : 2);
    case 'big-small':
      return numbers.includes(isBig(champion) ? 1 : 2);
    case 'ten-of-ten':
      return false;
  }
}

function tenOfTenReturn(
  order: readonly Car[],
  { finish, stake, terms }: { finish: Finish; stake: Senti; terms: RacingTerms },
): RacingReturn {
  const rightPlaces = order.filter((car, place) => finish[place] === car).length;
  if (rightPlaces >= terms.tenOfTenPoolFrom) {
    return { won: 1, paid: senti(0n), rightPlaces, sharesPool: true };
  }
  const multiplier = terms.tenOfTen.find(({ right }) => right === rightPlaces)?.multiplier ?? 0;
  const paid = senti(stake * BigInt(multiplier));
  return { won: multiplier > 0 ? 1 : 0, paid, rightPlaces, sharesPool: false };
}

export type RacingOrderPrice = { readonly tickets: number; readonly stake: Senti };

/** What an order costs: the tickets of all its picks, each the same (RAC-13). */
export function priceOrder(
  picks: readonly RacingPick[],
  ticketStake: Senti,
): Result<RacingOrderPrice, RacingPickRefusal> {
  if (picks.length === 0) return refuse('racing-pick-missing');
  for (const pick of picks) {
    const refusal = pickRefusal(pick);
    if (refusal) return refuse(refusal);
  }
  const kinds = new Set(picks.map(({ kind }) => kind));
  if (kinds.size < picks.length) return refuse('racing-pick-invalid');
  const tickets = picks.reduce((sum, pick) => sum + ticketsOf(pick), 0);
  return ok({ tickets, stake: senti(ticketStake * BigInt(tickets)) });
}
