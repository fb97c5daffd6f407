import { house, purseOf } from '../ledger/account.ts';
import { type Entry, entryOf, transfer } from '../ledger/entry.ts';
import { floorToShilling, percentOfRoundedDown, type Senti, senti } from '../money/senti.ts';

/** Lines of a statement, and `racing-pool-moved` for what moves between accounts of the house. */
type RacingCause =
  | 'racing-result'
  | 'racing-pool-moved'
  | 'balance-to-racing-coin'
  | 'racing-coin-to-balance'
  | 'winnings-tax';

type ConversionRequest = { readonly playerId: bigint; readonly requestKey: string };

type Conversion = ConversionRequest & { readonly amount: Senti };

/** One conversion for each request, whichever way it goes (RAC-52). */
export const conversionKey = ({ playerId, requestKey }: ConversionRequest): string =>
  `racing-coin ${playerId} ${requestKey}`;

/** Of the tax of the conversion under that key. */
export const conversionTaxKey = (key: string): string => `${key} tax`;

/** A shilling is a coin; the way there is free (RAC-50). */
export function toCoinEntry({ playerId, requestKey, amount }: Conversion): Entry<RacingCause> {
  return entryOf({
    key: conversionKey({ playerId, requestKey }),
    cause: 'balance-to-racing-coin',
    postings: transfer({
      from: purseOf(playerId, 'cash'),
      to: purseOf(playerId, 'racing-coin'),
      amount,
    }),
  });
}

/** The way back is taxed on all that is converted, the tax being a line of its own (RAC-51). */
export function toBalanceEntries(
  { playerId, requestKey, amount }: Conversion,
  taxPercent: number,
): readonly Entry<RacingCause>[] {
  const cash = purseOf(playerId, 'cash');
  const key = conversionKey({ playerId, requestKey });
  const converted = entryOf<RacingCause>({
    key,
    cause: 'racing-coin-to-balance',
    postings: transfer({ from: purseOf(playerId, 'racing-coin'), to: cash, amount }),
  });
  const tax = conversionTax(amount, taxPercent);
  if (tax === 0n) return [converted];
  const withheld = entryOf<RacingCause>({
    key: conversionTaxKey(key),
    cause: 'winnings-tax',
    postings: transfer({ from: cash, to: house('winnings-tax'), amount: tax }),
  });
  return [converted, withheld];
}

/** Whole shillings, rounded down. */
export const conversionTax = (amount: Senti, taxPercent: number): Senti =>
  floorToShilling(percentOfRoundedDown(amount, taxPercent));

type SettledOrder = {
  readonly playerId: bigint;
  readonly serialNumber: string;
  /** By the odds, and as its share of the pool. */
  readonly paid: Senti;
  readonly shared: Senti;
};

/** What an order brought: from the stakes by its odds, from the pool as its share (RAC-21). */
export function orderWonEntry(order: SettledOrder): Entry<RacingCause> {
  const { playerId, serialNumber, paid, shared } = order;
  const coin = { account: purseOf(playerId, 'racing-coin'), amount: senti(paid + shared) };
  const sources = [
    { account: house('racing-stakes'), amount: senti(-paid) },
    { account: house('racing-pool'), amount: senti(-shared) },
  ].filter(({ amount }) => amount !== 0n);
  return entryOf({
    key: `racing-result ${serialNumber}`,
    cause: 'racing-result',
    postings: [coin, ...sources],
  });
}

type RefundedOrder = Pick<SettledOrder, 'playerId' | 'serialNumber'> & { readonly stake: Senti };

/** The same key as of a win: an order is paid once, in one way. */
export function orderRefundedEntry(order: RefundedOrder): Entry<RacingCause> {
  const { playerId, serialNumber, stake } = order;
  return entryOf({
    key: `racing-result ${serialNumber}`,
    cause: 'racing-result',
    postings: transfer({
      from: house('racing-stakes'),
      to: purseOf(playerId, 'racing-coin'),
      amount: stake,
    }),
  });
}

/** What a round adds to the pool of ten-of-ten, out of its stakes (RAC-22). */
export function poolFedEntry(roundId: bigint, amount: Senti): Entry<RacingCause> {
  return entryOf({
    key: `racing-pool-fed ${roundId}`,
    cause: 'racing-pool-moved',
    postings: transfer({ from: house('racing-stakes'), to: house('racing-pool'), amount }),
  });
}

/** What the house puts into an empty pool, so that there is something to play for. */
export function poolStartedEntry(name: string, amount: Senti): Entry<RacingCause> {
  return entryOf({
    key: `racing-pool-started ${name}`,
    cause: 'racing-pool-moved',
    postings: transfer({ from: house('pool-house'), to: house('racing-pool'), amount }),
  });
}

/**
 * The pool among those who share it, in proportion to what each staked; what cannot be divided stays
 * in it (RAC-23).
 */
export function poolShares(pool: Senti, stakes: readonly Senti[]): readonly Senti[] {
  const sum = stakes.reduce((total, stake) => total + stake, 0n);
  return stakes.map((stake) => senti(sum === 0n ? 0n : (pool * stake) / sum));
}
