import { billTypes } from '@kipute/contract/constants/money/bills';
import type {
  CreditLine,
  CreditLot,
  CreditLots,
  CreditUse,
} from '@kipute/domain/free-bets/credit-lots';
import { senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { Wallet } from '../wallet/index.ts';

/** A player's free bets as of one line of the credit purse. */
export type Standing = CreditLots & { readonly playerId: bigint; readonly lines: bigint };

type LotRow = {
  readonly id: bigint;
  readonly amount: bigint;
  readonly remaining: bigint;
  readonly staked: bigint;
  readonly expiresAt: Date | null;
};

/** As it was last written down; undefined for whoever was never given one. */
async function storedStanding(reader: Reader, playerId: bigint): Promise<Standing | undefined> {
  const holder = await reader
    .selectFrom('freeBetHolder')
    .select('lines')
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  if (!holder) return undefined;
  const rows: readonly LotRow[] = await reader
    .selectFrom('freeBet')
    .select(['id', 'amount', 'remaining', 'staked', 'expiresAt'])
    .where('playerId', '=', playerId)
    .where('endedAt', 'is', null)
    .execute();
  return { playerId, lines: holder.lines, lots: rows.map(lotOf), uses: await usesOf(reader, rows) };
}

const lotOf = ({ id, amount, remaining, staked, expiresAt }: LotRow): CreditLot => ({
  ...{ id, amount: senti(amount), left: senti(remaining), staked: senti(staked) },
  expiresAt: expiresAt?.getTime() ?? null,
});

async function usesOf(
  reader: Reader,
  lots: readonly Pick<LotRow, 'id'>[],
): Promise<readonly CreditUse[]> {
  if (lots.length === 0) return [];
  const rows = await reader
    .selectFrom('freeBetUse')
    .select(['freeBetId', 'orderNumber', 'amount'])
    .where(
      'freeBetId',
      'in',
      lots.map(({ id }) => id),
    )
    .execute();
  return rows.map(({ freeBetId, orderNumber, amount }) => ({
    ...{ lotId: freeBetId, order: orderNumber, amount: senti(amount) },
  }));
}

/** Lines read at once; whoever bets with credit all day has some hundreds between two readings. */
const LINES = 1_000;

const stakes: readonly number[] = [
  billTypes['bet-placed'],
  billTypes['jackpot-placed'],
  billTypes['lucky-six-placed'],
  billTypes['racing-placed'],
  billTypes['casino-placed'],
].map(({ id }) => id);

/**
 * What stands in the purse and was not counted yet. Neither what was given nor what was taken back
 * is among it: both are counted by whoever writes them (FRB-15).
 */
async function newLines(
  reader: Reader,
  { playerId, lines: afterLine }: Standing,
  { linesAfter }: Pick<Wallet, 'linesAfter'>,
): Promise<{ readonly lines: readonly CreditLine[]; readonly upTo: bigint }> {
  const found = await linesAfter(reader, { playerId, purse: 'credit', afterLine, lines: LINES });
  const lines = found.map(({ amount, serialNumber, cause }) => ({
    ...{ amount, order: serialNumber, isStake: stakes.includes(cause) },
  }));
  return { lines, upTo: found.at(-1)?.line ?? afterLine };
}

export { newLines, storedStanding };

/** Which line of the credit purse is the newest; 0 while nothing ever moved it. */
export async function newestLine(
  reader: Reader,
  playerId: bigint,
  { statementOf }: Pick<Wallet, 'statementOf'>,
): Promise<bigint> {
  const [newest] = await statementOf(reader, { playerId, purse: 'credit', lines: 1 });
  return newest?.line ?? 0n;
}

type Change = { readonly before: Standing; readonly after: Standing };

/** Only what differs. */
export async function writeStanding(tx: Transaction, { before, after }: Change): Promise<void> {
  if (after.lines === before.lines) return;
  const known = new Map(before.lots.map((lot) => [lot.id, lot]));
  for (const { id, left, staked } of after.lots) {
    const one = known.get(id);
    if (one?.left === left && one.staked === staked) continue;
    await tx.updateTable('freeBet').set({ remaining: left, staked }).where('id', '=', id).execute();
  }
  const usesBefore = new Map(before.uses.map((use) => [`${use.lotId} ${use.order}`, use.amount]));
  const changed = after.uses.filter(
    ({ lotId, order, amount }) => usesBefore.get(`${lotId} ${order}`) !== amount,
  );
  if (changed.length > 0) await writeUses(tx, changed);
  await noteLines(tx, after);
}

const writeUses = (tx: Transaction, uses: readonly CreditUse[]) =>
  sql`
  insert into free_bet_use (free_bet_id, order_number, amount)
  select * from unnest(${uses.map(({ lotId }) => lotId)}::bigint[],
    ${uses.map(({ order }) => order)}::text[], ${uses.map(({ amount }) => amount)}::bigint[])
  on conflict (free_bet_id, order_number) do update set amount = excluded.amount`.execute(tx);

export async function noteLines(
  tx: Transaction,
  { playerId, lines }: Pick<Standing, 'playerId' | 'lines'>,
): Promise<void> {
  await tx
    .insertInto('freeBetHolder')
    .values({ playerId, lines })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet({ lines }))
    .execute();
}
