import { createHash } from 'node:crypto';
import { compareDay } from '@kipute/domain/payments/reconciliation';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import type { Visit } from '../../access/index.ts';
import type { Activity } from '../../audit/index.ts';
import type { ApplyDepositUpdate } from '../deposits/deposit-updates.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorLine } from '../ports.ts';
import type { ApplyWithdrawalUpdate } from '../withdrawals/withdrawal-updates.ts';
import {
  type ChannelDay,
  findStatementFile,
  insertComparison,
  insertStatement,
  latestFindings,
  lockFile,
  paidOnDay,
  unpaidAmong,
} from './reconciliation-store.ts';
import { readStatementFile, type StatementFault } from './statement-file.ts';

type ReconcileDeps = PaymentsDeps & {
  readonly applyDepositUpdate: ApplyDepositUpdate;
  readonly applyWithdrawalUpdate: ApplyWithdrawalUpdate;
};

/** Half past midnight in Dar es Salaam, when the operators have closed their day. */
const RECONCILE_SCHEDULE = '30 21 * * *';
const DAY_MS = 86_400_000;

/** Compares yesterday with every channel's own list (PAY-30); who has none waits for a statement. */
export function reconcileJob(deps: ReconcileDeps): AnyJob {
  return {
    name: 'reconcile-payments',
    payload: z.object({}),
    attemptsMax: 5,
    schedule: RECONCILE_SCHEDULE,
    isLong: true,
    run: async () => {
      const day = lastDayOver(deps.clock.now());
      for (const channel of Object.keys(deps.mobileMoney.channels)) {
        await askForDay(deps, { channel, day });
      }
    },
  };
}

async function askForDay(deps: ReconcileDeps, { channel, day }: ChannelDay): Promise<void> {
  const theirs = await deps.mobileMoney.channels[channel]?.linesOfDay(day);
  if (theirs === undefined) return;
  const now = deps.clock.now();
  if (typeof theirs === 'string') {
    const nothing = { outcome: theirs, statementId: null, lines: 0, findings: [] };
    await deps.database.transact((tx) =>
      insertComparison(tx, { channel, day, comparedAt: now, ...nothing }),
    );
    return;
  }
  const statementId = await deps.database.transact((tx) =>
    insertStatement(tx, { channel, day, lines: theirs, receivedAt: now }),
  );
  await compareStatement(deps, { channel, day, statementId, lines: theirs });
}

type KeptStatement = ChannelDay & {
  readonly statementId: bigint;
  readonly lines: readonly OperatorLine[];
};

/** Whoever brought the list, it is compared alike, and again whenever it is brought again. */
async function compareStatement(
  deps: ReconcileDeps,
  { channel, day, statementId, lines }: KeptStatement,
): Promise<void> {
  // First their list settles what is still open here; the rest is compared.
  await applyLines(deps, channel, lines);
  const ours = await paidOnDay(deps.database.read, { channel, day, lines });
  const findings = compareDay(ours, lines);
  const comparedAt = deps.clock.now();
  const outcome = { outcome: 'compared', lines: lines.length, findings } as const;
  await deps.database.transact((tx) =>
    insertComparison(tx, { channel, day, statementId, comparedAt, ...outcome }),
  );
}

/** A reference that another channel was asked under, or the other way, stays a difference. */
async function applyLines(
  deps: ReconcileDeps,
  channel: string,
  lines: readonly OperatorLine[],
): Promise<void> {
  for (const payment of await unpaidAmong(deps.database.read, channel, lines)) {
    const { id, way, reference } = payment;
    for (const line of lines) {
      if (line.reference !== reference || line.way !== way) continue;
      const verdict = { kind: 'paid', receipt: line.receipt, amount: line.amount } as const;
      if (way === 'in') await deps.applyDepositUpdate({ depositId: id, verdict, source: 'day' });
      else await deps.applyWithdrawalUpdate({ withdrawalId: id, said: { verdict }, source: 'day' });
    }
  }
}

const eastAfricanDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

/** Of East Africa, `YYYY-MM-DD`. */
export const lastDayOver = (now: Date): string =>
  eastAfricanDay.format(new Date(now.getTime() - DAY_MS));

type UploadedStatement = ChannelDay & {
  readonly text: string;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

type Taken =
  | { readonly kind: 'compared'; readonly differences: number }
  | { readonly kind: 'unreadable'; readonly faults: readonly StatementFault[] };

/** In the order they are checked. */
type StatementRefusal = 'statement-day-open' | 'statement-used';

export type TakeStatement = (
  uploaded: UploadedStatement,
) => Promise<Result<Taken, StatementRefusal>>;

/**
 * A party without a list of its own is compared by what a person brings from its portal (REC-01).
 * The same file again is the same statement, compared anew with what the books say by then.
 */
export function statementTaker(deps: ReconcileDeps): TakeStatement {
  return async ({ channel, day, text, administratorId, visit }) => {
    if (day > lastDayOver(deps.clock.now())) return refuse('statement-day-open');
    const file = readStatementFile(text);
    if (file.kind === 'unreadable') return ok(file);
    const { lines } = file;
    const hash = createHash('sha256').update(text).digest('hex');
    const kept = await deps.database.transact(async (tx) => {
      await lockFile(tx, hash);
      const known = await findStatementFile(tx, hash);
      if (known) return known.channel === channel && known.day === day ? known.id : undefined;
      const uploadedBy = administratorId;
      const receivedAt = deps.clock.now();
      const id = await insertStatement(tx, {
        ...{ channel, day, lines, receivedAt },
        file: { hash, uploadedBy },
      });
      const content = `statement of ${channel} for ${day} uploaded, ${lines.length} lines`;
      const subject = { kind: 'statement', id: `${channel} ${day}` } as const;
      const changes = { lines: [null, lines.length], file: [null, hash] } as const;
      await record(deps, tx, { administratorId, visit, content, subject, changes });
      return id;
    });
    if (kept === undefined) return refuse('statement-used');
    await compareStatement(deps, { channel, day, statementId: kept, lines });
    const { length } = await latestFindings(deps.database.read, { channel, day });
    return ok({ kind: 'compared', differences: length });
  };
}

type Uploaded = Pick<UploadedStatement, 'administratorId' | 'visit'> &
  Required<Pick<Activity, 'content' | 'subject' | 'changes'>>;

async function record(
  { audit }: ReconcileDeps,
  tx: Transaction,
  { administratorId, visit, ...recorded }: Uploaded,
): Promise<void> {
  await audit.record(tx, {
    type: 'payment-decision',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    ...recorded,
    ...visit,
  });
}
