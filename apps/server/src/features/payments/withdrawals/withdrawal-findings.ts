import { type Senti, senti } from '@kipute/domain/money/senti';
import {
  type RuleFinding,
  type WithdrawalRule,
  withdrawalFindings,
  withdrawalRules,
} from '@kipute/domain/payments/withdrawal-rules';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { PayingPlayer } from '../../players/index.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { withdrawnToday } from './withdrawal-store.ts';

const DAY_MS = 86_400_000;
/** Deposits older than this were played with or are the player's own affair. */
const TURNOVER_DAYS = 30;

/** What is put at stake; racing is played with coin that was balance before. */
const stakeCauses = [
  'bet-placed',
  'jackpot-placed',
  'lucky-six-placed',
  'casino-placed',
  'racing-placed',
] as const;

type Asked = { readonly player: PayingPlayer; readonly amount: Senti };

/** What the rules find about a withdrawal, before it is written (MNO-01). */
export async function findingsOf(
  { settings, clock, wallet }: PaymentsDeps,
  tx: Transaction,
  { player, amount }: Asked,
): Promise<readonly RuleFinding[]> {
  const pay = settings.current('pay');
  const now = clock.now();
  const today = await withdrawnToday(tx, player.id, now);
  const { deposited, since } = await depositedLately(tx, player.id, now);
  const flow =
    since === null
      ? 0n
      : await wallet.cashFlowOf(tx, { playerId: player.id, causes: stakeCauses, since });
  return withdrawalFindings(
    {
      amount,
      askedToday: senti(today + amount),
      accountDays: Math.floor((now.getTime() - player.registeredAt.getTime()) / DAY_MS),
      deposited,
      staked: senti(-flow),
    },
    {
      reviewFrom: pay.withdrawalReviewFrom,
      reviewDayFrom: pay.withdrawalReviewDayFrom,
      accountDays: pay.withdrawalAccountDays,
      turnoverPercent: pay.withdrawalTurnoverPercent,
    },
  );
}

type Deposited = { readonly deposited: Senti; readonly since: Date | null };

async function depositedLately(reader: Reader, playerId: bigint, now: Date): Promise<Deposited> {
  const row = await reader
    .selectFrom('deposit')
    .select([
      sql<string>`coalesce(sum(amount), 0)::text`.as('sum'),
      sql<Date | null>`min(paid_at)`.as('since'),
    ])
    .where('playerId', '=', playerId)
    .where('state', '=', 'paid')
    .where('paidAt', '>=', new Date(now.getTime() - TURNOVER_DAYS * DAY_MS))
    .executeTakeFirstOrThrow();
  return { deposited: senti(BigInt(row.sum)), since: row.since };
}

/** With the withdrawal itself; what was measured is shown to who decides. */
export async function insertFindings(
  tx: Transaction,
  withdrawalId: bigint,
  findings: readonly RuleFinding[],
): Promise<void> {
  await tx
    .insertInto('withdrawalCheck')
    .values(findings.map((finding) => ({ withdrawalId, ...finding })))
    .execute();
}

const place = ({ rule }: Pick<RuleFinding, 'rule'>): number => withdrawalRules.indexOf(rule);

/** In the order of the rules; sound, because the table's check lists the same. */
export async function findingsOfAll(
  reader: Reader,
  withdrawalIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly RuleFinding[]>> {
  if (withdrawalIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('withdrawalCheck')
    .selectAll()
    .where('withdrawalId', 'in', [...withdrawalIds])
    .execute();
  const found = Map.groupBy(rows, ({ withdrawalId }) => withdrawalId);
  return new Map(
    [...found].map(([id, ofOne]) => [
      id,
      ofOne
        .map(({ rule, measured, wanted, holds }) => ({
          ...{ rule: rule as WithdrawalRule, measured, wanted, holds },
        }))
        .toSorted((one, other) => place(one) - place(other)),
    ]),
  );
}
