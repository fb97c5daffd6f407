import type { ErrorCode } from '@kipute/contract/errors';
import { invariant } from '@kipute/domain/invariant';
import { accountName, purseOf } from '@kipute/domain/ledger/account';
import type { Posting } from '@kipute/domain/ledger/entry';
import { type Senti, senti } from '@kipute/domain/money/senti';
import {
  conversionKey,
  conversionTaxKey,
  toBalanceEntries,
  toCoinEntry,
} from '@kipute/domain/racing/racing-entries';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Reader } from '../../../platform/database/database.ts';
import type { RacingDeps } from '../racing-deps.ts';

type Conversion = {
  readonly playerId: bigint;
  readonly requestKey: string;
  readonly direction: 'to-coin' | 'to-balance';
  readonly amount: Senti;
  /** What the device takes for now. */
  readonly deviceTime: Date;
};

type Converted = { readonly amount: Senti; readonly tax: Senti };

/** In the order they are checked (RAC-53). */
type ConversionRefusal = Extract<
  ErrorCode,
  | 'request-key-used'
  | 'amount-out-of-range'
  | 'device-clock-off'
  | 'play-paused'
  | 'funds-short'
  | 'racing-coin-short'
>;

type Answered = Result<Converted, ConversionRefusal>;
export type ConvertCoin = (conversion: Conversion) => Promise<Answered>;

type ConvertDeps = Pick<RacingDeps, 'database' | 'clock' | 'settings' | 'protection' | 'wallet'>;

/**
 * Balance to coin or back, once for each request key: the same one again is answered as it was the
 * first time, whatever clock, pause and tax say by then (RAC-52).
 */
export function coinConverter(deps: ConvertDeps): ConvertCoin {
  const { database } = deps;
  return async (conversion) => {
    const earlier = await earlierConversion(deps, database.read, conversion);
    if (earlier) return earlier;
    const refusal = await conversionRefusal(deps, conversion);
    if (refusal) return refuse(refusal);
    const outcome = await appendConversion(deps, conversion);
    if (outcome !== 'written') return refuse(outcome);
    // Also when another process was faster with the same key.
    const written = await earlierConversion(deps, database.read, conversion);
    invariant(written, 'what was written is in the books');
    return written;
  };
}

const CLOCK_OFF_MS_MAX = 5 * 60_000;

async function conversionRefusal(
  { clock, protection, database }: ConvertDeps,
  { playerId, direction, amount, deviceTime }: Conversion,
): Promise<ConversionRefusal | undefined> {
  if (amount <= 0n) return 'amount-out-of-range';
  const offBy = Math.abs(clock.now().getTime() - deviceTime.getTime());
  if (offBy > CLOCK_OFF_MS_MAX) return 'device-clock-off';
  // Who takes a break may take money out of the game, and puts none in.
  const isPaused = direction === 'to-coin' && (await protection.isPaused(database.read, playerId));
  return isPaused ? 'play-paused' : undefined;
}

type Outcome = 'written' | 'funds-short' | 'racing-coin-short';

/** The conversion and its tax are one transaction: neither is there without the other. */
function appendConversion(deps: ConvertDeps, conversion: Conversion): Promise<Outcome> {
  const { database, wallet, settings } = deps;
  const { direction } = conversion;
  const entries =
    direction === 'to-coin'
      ? [toCoinEntry(conversion)]
      : toBalanceEntries(conversion, settings.current('taxes').racingPercent);
  return database.transact(async (tx): Promise<Outcome> => {
    for (const entry of entries) {
      const appended = await wallet.append(tx, entry);
      if (appended.ok && !appended.value.repeated) continue;
      // A purse that has just gained the whole can pay a part of it, so only the first can be short.
      const isShort = !appended.ok && appended.refusal === 'funds-short';
      if (!isShort) return 'written';
      return direction === 'to-coin' ? 'funds-short' : 'racing-coin-short';
    }
    return 'written';
  });
}

/** What the books have under the key; undefined when nothing. */
async function earlierConversion(
  { wallet }: Pick<ConvertDeps, 'wallet'>,
  reader: Reader,
  conversion: Conversion,
): Promise<Result<Converted, 'request-key-used'> | undefined> {
  const key = conversionKey(conversion);
  const moved = await wallet.movementsOf(reader, [key, conversionTaxKey(key)]);
  const postings = moved.get(key);
  if (!postings) return undefined;
  const { playerId, direction, amount } = conversion;
  const gain = direction === 'to-coin' ? amount : -amount;
  if (coinGained(postings, playerId) !== gain) return refuse('request-key-used');
  const withheld = moved.get(conversionTaxKey(key))?.find((posting) => posting.amount > 0n);
  return ok({ amount, tax: withheld?.amount ?? senti(0n) });
}

function coinGained(postings: readonly Posting[], playerId: bigint): bigint {
  const coin = accountName(purseOf(playerId, 'racing-coin'));
  return postings.find(({ account }) => accountName(account) === coin)?.amount ?? 0n;
}
