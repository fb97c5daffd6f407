import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { namesOfAdministrators } from '../../access/index.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { lockWithdrawal, type Withdrawal } from './withdrawal-store.ts';

const MINUTE_MS = 60_000;

type Claim = {
  readonly withdrawalId: bigint;
  readonly administratorId: bigint;
  readonly endsAt: Date;
};

/** Those that have not ended; one that did is nobody's. */
export async function claimsOf(
  reader: Reader,
  withdrawalIds: readonly bigint[],
  now: Date,
): Promise<ReadonlyMap<bigint, Claim>> {
  if (withdrawalIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('withdrawalClaim')
    .select(['withdrawalId', 'administratorId', 'endsAt'])
    .where('withdrawalId', 'in', [...withdrawalIds])
    .where('endsAt', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.withdrawalId, row]));
}

type Claiming = { readonly withdrawalId: bigint; readonly administratorId: bigint };
type ClaimDeps = Pick<PaymentsDeps, 'clock' | 'settings' | 'database' | 'approvals'>;

/** Whose name stands in the way; undefined when it is free or the asker's own. */
export async function heldByAnother(
  reader: Reader,
  { withdrawalId, administratorId }: Claiming,
  now: Date,
): Promise<string | undefined> {
  const claim = (await claimsOf(reader, [withdrawalId], now)).get(withdrawalId);
  if (!claim || claim.administratorId === administratorId) return undefined;
  const names = await namesOfAdministrators(reader, [claim.administratorId]);
  return names.get(claim.administratorId) ?? '';
}

type ClaimRefusal = 'changed-meanwhile' | 'claimed-by-another';

/** Of ten clerks at once one has it: each waits for the withdrawal's own lock (MNO-03). */
export function claimWithdrawal(
  deps: ClaimDeps,
  claiming: Claiming,
): Promise<Result<Withdrawal, ClaimRefusal>> {
  return deps.database.transact(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, claiming.withdrawalId);
    if (withdrawal?.state !== 'reviewing') return refuse('changed-meanwhile');
    if ((await heldByAnother(tx, claiming, deps.clock.now())) !== undefined) {
      return refuse('claimed-by-another');
    }
    await writeClaim(deps, tx, claiming);
    return ok(withdrawal);
  });
}

async function writeClaim(
  { clock, settings }: ClaimDeps,
  tx: Transaction,
  claiming: Claiming,
): Promise<void> {
  const claimedAt = clock.now();
  const minutes = settings.current('pay').withdrawalClaimMinutes;
  const endsAt = new Date(claimedAt.getTime() + minutes * MINUTE_MS);
  await tx
    .insertInto('withdrawalClaim')
    .values({ ...claiming, claimedAt, endsAt })
    .onConflict((conflict) =>
      conflict
        .column('withdrawalId')
        .doUpdateSet({ administratorId: claiming.administratorId, claimedAt, endsAt }),
    )
    .execute();
}

/** The oldest that is nobody's and waits for no second person; two who ask at once get two. */
export function takeNext(
  deps: ClaimDeps,
  administratorId: bigint,
): Promise<Withdrawal | undefined> {
  return deps.database.transact(async (tx) => {
    const proposed = await deps.approvals.waitingOf(tx, 'withdrawal');
    const { rows } = await sql<{ id: bigint }>`
      select id from withdrawal
      where state = 'reviewing'
        and serial_number <> all (${proposed.map(({ subjectId }) => subjectId)}::text[])
        and not exists (
          select from withdrawal_claim
          where withdrawal_id = withdrawal.id and ends_at > ${deps.clock.now()})
      order by created_at, id limit 1
      for update of withdrawal skip locked`.execute(tx);
    const withdrawalId = rows[0]?.id;
    if (withdrawalId === undefined) return undefined;
    await writeClaim(deps, tx, { withdrawalId, administratorId });
    return lockWithdrawal(tx, withdrawalId);
  });
}

/** Of one's own; another's claim stays. */
export async function releaseClaim(
  tx: Transaction,
  { withdrawalId, administratorId }: Claiming,
): Promise<void> {
  await tx
    .deleteFrom('withdrawalClaim')
    .where('withdrawalId', '=', withdrawalId)
    .where('administratorId', '=', administratorId)
    .execute();
}

/** Whoever had it: it is decided. */
export async function endClaim(tx: Transaction, withdrawalId: bigint): Promise<void> {
  await tx.deleteFrom('withdrawalClaim').where('withdrawalId', '=', withdrawalId).execute();
}
