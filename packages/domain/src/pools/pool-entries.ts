import type { PayWith } from '../betting/stake.ts';
import { type HouseAccount, house, purseOf } from '../ledger/account.ts';
import { type Entry, entryOf, transfer } from '../ledger/entry.ts';
import { type Senti, senti } from '../money/senti.ts';
import type { PoolGame } from './pool-pick.ts';
import type { WonTicket } from './share-out.ts';

/** Lines of a statement, and `pool-moved` for what moves between accounts of the house alone. */
export type PoolCause = 'jackpot-result' | 'lucky-six-result' | 'winnings-tax' | 'pool-moved';

const resultCauses = {
  jackpot: 'jackpot-result',
  'lucky-six': 'lucky-six-result',
} as const satisfies Record<PoolGame, PoolCause>;

/** What the house adds so that an issue begins with what it promises. */
export function poolOpenedEntries(issue: string, topUp: Senti): readonly Entry<PoolCause>[] {
  return movement(`pool-opened ${issue}`, 'pool-house', 'pools', topUp);
}

export type SettledPool = {
  /** The issue as its tickets name it, such as `J46`. */
  readonly issue: string;
  /** 1 when it is settled for the first time. */
  readonly settlement: number;
  /** What stakes add; nothing when it is settled anew. */
  readonly growth: Senti;
  /** Below nothing when a correction gives some of it back, as is the remainder. */
  readonly topUp: Senti;
  readonly remainder: Senti;
};

/** Around the prizes of an issue: what comes into its pool, and what nobody can share. */
export function poolSettledEntries(settled: SettledPool): readonly Entry<PoolCause>[] {
  const { issue, settlement, growth, topUp, remainder } = settled;
  const key = (what: string) => `pool-${what} ${issue} ${settlement}`;
  return [
    movement(key('grown'), 'pool-stakes', 'pools', growth),
    movement(key('topped-up'), 'pool-house', 'pools', topUp),
    movement(key('remainder'), 'pools', 'pool-remainders', remainder),
  ].flat();
}

function movement(
  key: string,
  from: HouseAccount,
  to: HouseAccount,
  amount: Senti,
): readonly Entry<PoolCause>[] {
  if (amount === 0n) return [];
  const [source, target] = amount > 0n ? [from, to] : [to, from];
  const moved = senti(amount > 0n ? amount : -amount);
  const postings = transfer({ from: house(source), to: house(target), amount: moved });
  return [entryOf({ key, cause: 'pool-moved', postings })];
}

type Ticket = {
  readonly game: PoolGame;
  readonly playerId: bigint;
  readonly serialNumber: string;
};

export type PrizePaid = Ticket & {
  readonly settlement: number;
  readonly won: Pick<WonTicket, 'prize' | 'tax'>;
};

/** The prize and the tax of it, each a line of its own. */
export function ticketWonEntries({
  game,
  playerId,
  serialNumber,
  settlement,
  won: { prize, tax },
}: PrizePaid): readonly Entry<PoolCause>[] {
  const cash = purseOf(playerId, 'cash');
  const cause = resultCauses[game];
  const keyOf = (what: PoolCause) => `${what} ${serialNumber} ${settlement}`;
  const paid = entryOf({
    key: keyOf(cause),
    cause,
    postings: transfer({ from: house('pools'), to: cash, amount: prize }),
  });
  if (tax === 0n) return [paid];
  const withheld = entryOf({
    key: keyOf('winnings-tax'),
    cause: 'winnings-tax',
    postings: transfer({ from: cash, to: house('winnings-tax'), amount: tax }),
  });
  return [paid, withheld];
}

export type RefundedTicket = Ticket & { readonly stake: Senti; readonly paidWith: PayWith };

/** The issue was cancelled: the whole stake goes back to where it came from. */
export function ticketRefundedEntry(ticket: RefundedTicket): Entry<PoolCause> {
  const { game, playerId, serialNumber, stake, paidWith } = ticket;
  const purse = purseOf(playerId, paidWith === 'credit' ? 'credit' : 'cash');
  return entryOf({
    key: `pool-refund ${serialNumber}`,
    cause: resultCauses[game],
    postings: transfer({ from: house('pool-stakes'), to: purse, amount: stake }),
  });
}

/** The keys of all lines that a settlement of a ticket may have. */
export const ticketKeys = (
  { game, serialNumber }: Pick<Ticket, 'game' | 'serialNumber'>,
  settlement: number,
): readonly string[] =>
  [resultCauses[game], 'winnings-tax'].map((cause) => `${cause} ${serialNumber} ${settlement}`);
