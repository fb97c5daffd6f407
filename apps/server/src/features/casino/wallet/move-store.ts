import { hash } from 'node:crypto';
import { type WalletRefusal, walletLaw } from '@kipute/domain/casino/wallet-law';
import { CompiledQuery } from 'kysely';
import type { Reader, StatementWriter } from '../../../platform/database/database.ts';
import { sessionHash } from '../launch/session-store.ts';
import type { MoveCall } from '../ports.ts';

/** A message that is about to be judged, as a row of `move_casino_money`. */
export type WrittenMove = ReturnType<typeof writtenMove>;

type Terms = {
  readonly provider: string;
  readonly playerId: bigint;
  /** Hundredths of a percent, for a round that begins with it. */
  readonly taxRate: number;
  /** Nobody stakes now; what was staked before is answered as it was. */
  readonly isStopped: boolean;
};

/** Integers that may be large are texts: a JSON number cannot hold them. */
export const writtenMove = (move: MoveCall, terms: Terms) => ({
  kind: move.kind,
  provider: terms.provider,
  transaction: move.transaction,
  player_id: String(terms.playerId),
  round: move.round,
  game: move.game,
  amount: String(move.amount),
  target: move.target,
  ends_round: move.endsRound,
  session: move.session === undefined ? '' : hexOf(terms.provider, move.session),
  tax_rate: terms.taxRate,
  is_stopped: terms.isStopped,
  fingerprint: fingerprintOf(move),
  request: move.request,
});

const hexOf = (provider: string, session: string): string =>
  sessionHash(provider, session).toString('hex');

/**
 * What was asked for, by whichever session: other content under the id is another message. Only what
 * the provider's own books tell as well is part of it, so that a round which was asked about and a
 * message that comes after all are the same.
 */
function fingerprintOf({ kind, player, round, amount, target }: MoveCall): string {
  const what = kind === 'rollback' ? [target] : [round, String(amount)];
  const asked = [kind, player, ...what];
  return hash('sha256', JSON.stringify(asked), 'base64url').slice(0, 22);
}

export type MoveOutcome = {
  readonly answer: 'ok' | WalletRefusal | 'limits-ask';
  readonly transactionId: bigint | null;
  readonly balance: bigint | null;
  readonly moved: bigint;
  readonly repeated: boolean;
};

const MOVE = 'select * from move_casino_money($1::jsonb, $2::jsonb, $3, $4)';
const MEANINGS = JSON.stringify(walletLaw);

type Writing = {
  readonly limits: 'limits-counted' | 'limits-not-counted';
  readonly at: Date;
};

/** All of them in one statement, each accepted or refused for itself; outcomes in their order. */
export async function writeMoves(
  writer: StatementWriter,
  moves: readonly WrittenMove[],
  { limits, at }: Writing,
): Promise<readonly MoveOutcome[]> {
  const numbered = moves.map((move, place) => ({ place, ...move }));
  const values = [JSON.stringify(numbered), MEANINGS, limits === 'limits-counted', at];
  const { rows } = await writer.executeQuery<MoveOutcome & { readonly place: number }>(
    CompiledQuery.raw(MOVE, values),
  );
  return rows.toSorted((one, other) => one.place - other.place);
}

/** Of what a provider names, what our books have. */
export async function recordedAmong(
  reader: Reader,
  provider: string,
  named: readonly { readonly transaction: string }[],
): Promise<ReadonlySet<string>> {
  if (named.length === 0) return new Set();
  const rows = await reader
    .selectFrom('casinoTransaction')
    .select('transaction')
    .where('provider', '=', provider)
    .where(
      'transaction',
      'in',
      named.map(({ transaction }) => transaction),
    )
    .execute();
  return new Set(rows.map(({ transaction }) => transaction));
}
