import type { KeptTicket } from '@kipute/tools/arrivals/pool-books';

/** Counted anew, line by line and by nothing of the product: what the journey's issue comes to. */
export type PoolSums = {
  readonly pool: bigint;
  readonly paid: bigint;
  readonly remainder: bigint;
  readonly rollover: bigint;
  /** By ticket, before and of tax. */
  readonly prizes: readonly { readonly prize: bigint; readonly tax: bigint }[];
};

const OPENING = 10_000_000n;
const GROWTH_PERCENT = 15n;
const TAX_PERCENT = 15n;
const ALL_RIGHT_PERCENT = 70n;
const ONE_RIGHT_PERCENT = 20n;

type Played = Pick<KeptTicket, 'picks' | 'reservePicks' | 'multiplier' | 'stake'>;

/** Place 1 was called off, so the pick of the reserve stands there. */
export function sumsOf(tickets: readonly Played[], reserve: string, second: string): PoolSums {
  const stakes = tickets.reduce((sum, { stake }) => sum + stake, 0n);
  const pool = OPENING + (stakes * GROWTH_PERCENT) / 100n;
  const lines = tickets.map(({ picks, reservePicks, multiplier }) => {
    const [, ofSecond = ''] = picks.split(',');
    // The called-off place may have been doubled: each of its lines has the reserve's pick.
    const times = BigInt((picks.split(',')[0]?.length ?? 1) * multiplier);
    const right = [...ofSecond].map(
      (pick) => Number(pick === second) + Number(reservePicks === reserve),
    );
    const counted = (wanted: number) =>
      BigInt(right.filter((one) => one === wanted).length) * times;
    return { all: counted(2), one: counted(1) };
  });
  const allRight = shared((pool * ALL_RIGHT_PERCENT) / 100n, sum(lines.map(({ all }) => all)));
  const oneRight = shared((pool * ONE_RIGHT_PERCENT) / 100n, sum(lines.map(({ one }) => one)));
  const paid = allRight.paid + oneRight.paid;
  const remainder = allRight.remainder + oneRight.remainder;
  const prizes = lines.map(({ all, one }, at) => {
    const prize = all * allRight.each + one * oneRight.each;
    const won = prize - (tickets[at]?.stake ?? 0n);
    const tax = won > 0n ? ((won * TAX_PERCENT) / 100n / 100n) * 100n : 0n;
    return { prize, tax };
  });
  return { pool, paid, remainder, rollover: pool - paid - remainder, prizes };
}

const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((all, one) => all + one, 0n);

function shared(fund: bigint, lines: bigint) {
  if (lines === 0n) return { each: 0n, paid: 0n, remainder: 0n };
  const each = fund / lines;
  return { each, paid: each * lines, remainder: fund - each * lines };
}

/** As pages write it: 12,345, and 12,345.60 where there are cents. */
export function moneyText(senti: bigint): string {
  const whole = (senti / 100n).toLocaleString('en');
  const cents = senti % 100n;
  return cents === 0n ? whole : `${whole}.${String(cents).padStart(2, '0')}`;
}
