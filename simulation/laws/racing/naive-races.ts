import { createHmac } from 'node:crypto';

/** A ticket by itself, as somebody with a pencil would write it. */
export type NaivePick = { readonly kind: string; readonly numbers: readonly number[] };

export type NaiveTerms = {
  readonly odds: Readonly<Record<string, number>>;
  readonly tenOfTen: readonly { readonly right: number; readonly multiplier: number }[];
  readonly tenOfTenPoolFrom: number;
  readonly poolPercent: number;
};

const CARS = 10;
const WORD_BYTES = 4;

type Published = { readonly seed: string; readonly salt: string; readonly id: string };

/** The order that a seed gives. Nothing of the house's own arithmetic is used here. */
export function finishByHand({ seed, salt, id }: Published): readonly number[] {
  const words = wordsByHand({ seed, salt, id });
  const order = Array.from({ length: CARS }, (_, at) => at + 1);
  for (let left = CARS; left > 1; left -= 1) {
    const limit = BigInt(left);
    const fair = (2n ** 32n / limit) * limit;
    let word = words.next().value;
    while (word >= fair) word = words.next().value;
    const [drawn, last] = [Number(word % limit), left - 1];
    order.splice(last, 1, ...order.splice(drawn, 1, order[last] ?? 0));
  }
  return order;
}

function* wordsByHand({ seed, salt, id }: Published): Generator<bigint, never> {
  for (let block = 0; ; block += 1) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(`${salt}:${id}:${block}`)
      .digest('hex');
    for (let at = 0; at < digest.length; at += 2 * WORD_BYTES) {
      yield BigInt(`0x${digest.slice(at, at + 2 * WORD_BYTES)}`);
    }
  }
}

const SIZES: Readonly<Record<string, number>> = {
  ...{ champion: 1, 'champion-and-runner-up': 2, 'top-three': 3, 'odd-even': 1, 'big-small': 1 },
};

/** Every ticket of a pick, one after another. */
export function ticketsByHand({ kind, numbers }: NaivePick): readonly (readonly number[])[] {
  if (kind === 'ten-of-ten') return [numbers];
  const pick = (from: readonly number[], size: number): number[][] =>
    size === 0
      ? [[]]
      : from.flatMap((one, at) => pick(from.slice(at + 1), size - 1).map((rest) => [one, ...rest]));
  return pick(numbers, SIZES[kind] ?? 0);
}

type Race = {
  readonly finish: readonly number[];
  readonly terms: NaiveTerms;
  /** Senti, of each ticket. */
  readonly ticketStake: bigint;
};

/** What an order brings by its odds, and what of it shares the pool, in senti. */
export function broughtByHand(
  picks: readonly NaivePick[],
  race: Race,
): { readonly paid: bigint; readonly poolStake: bigint } {
  let [paid, poolStake] = [0n, 0n];
  for (const pick of picks) {
    for (const ticket of ticketsByHand(pick)) {
      if (sharesByHand(pick.kind, ticket, race)) poolStake += race.ticketStake;
      else paid += paidByHand(pick.kind, ticket, race);
    }
  }
  return { paid, poolStake };
}

const rightPlaces = (ticket: readonly number[], { finish }: Race): number =>
  ticket.filter((car, place) => car === finish[place]).length;

const sharesByHand = (kind: string, ticket: readonly number[], race: Race): boolean =>
  kind === 'ten-of-ten' && rightPlaces(ticket, race) >= race.terms.tenOfTenPoolFrom;

function paidByHand(kind: string, ticket: readonly number[], race: Race): bigint {
  const { terms, ticketStake, finish } = race;
  if (kind === 'ten-of-ten') {
    const tier = terms.tenOfTen.find(({ right }) => right === rightPlaces(ticket, race));
    return ticketStake * BigInt(tier?.multiplier ?? 0);
  }
  if (!isRightByHand(kind, ticket, finish)) return 0n;
  return (ticketStake * BigInt(terms.odds[kind] ?? 0)) / 1_000n;
}

function isRightByHand(kind: string, ticket: readonly number[], finish: readonly number[]) {
  const [champion = 0] = finish;
  const [chosen] = ticket;
  if (kind === 'odd-even') return chosen === (champion % 2 === 1 ? 1 : 2);
  if (kind === 'big-small') return chosen === (champion > 5 ? 1 : 2);
  const first = finish.slice(0, ticket.length).toSorted((one, other) => one - other);
  return first.join() === ticket.toSorted((one, other) => one - other).join();
}
