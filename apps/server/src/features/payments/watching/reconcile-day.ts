import { compareDay } from '@kipute/domain/payments/reconciliation';
import { z } from 'zod';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import type { HearAboutDeposit } from '../deposits/hear-about-deposit.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorLine } from '../ports.ts';
import type { HearAboutWithdrawal } from '../withdrawals/hear-about-withdrawal.ts';
import {
  type ChannelDay,
  insertComparison,
  insertStatement,
  paidOnDay,
  unpaidAmong,
} from './day-store.ts';

export type ReconcileDeps = PaymentsDeps & {
  readonly hearAboutDeposit: HearAboutDeposit;
  readonly hearAboutWithdrawal: HearAboutWithdrawal;
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

export type KeptStatement = ChannelDay & {
  readonly statementId: bigint;
  readonly lines: readonly OperatorLine[];
};

/** Whoever brought the list, it is compared alike, and again whenever it is brought again. */
export async function compareStatement(
  deps: ReconcileDeps,
  { channel, day, statementId, lines }: KeptStatement,
): Promise<void> {
  // First what is still open here is told what their list knows; the rest is compared.
  await hearLines(deps, channel, lines);
  const ours = await paidOnDay(deps.database.read, { channel, day, lines });
  const findings = compareDay(ours, lines);
  const comparedAt = deps.clock.now();
  const outcome = { outcome: 'compared', lines: lines.length, findings } as const;
  await deps.database.transact((tx) =>
    insertComparison(tx, { channel, day, statementId, comparedAt, ...outcome }),
  );
}

/** A reference that another channel was asked under, or the other way, stays a difference. */
async function hearLines(
  deps: ReconcileDeps,
  channel: string,
  lines: readonly OperatorLine[],
): Promise<void> {
  for (const payment of await unpaidAmong(deps.database.read, channel, lines)) {
    const { id, way, reference } = payment;
    for (const line of lines) {
      if (line.reference !== reference || line.way !== way) continue;
      const verdict = { kind: 'paid', receipt: line.receipt, amount: line.amount } as const;
      if (way === 'in') await deps.hearAboutDeposit({ depositId: id, verdict, source: 'day' });
      else await deps.hearAboutWithdrawal({ withdrawalId: id, said: { verdict }, source: 'day' });
    }
  }
}

const eastAfricanDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

/** Of East Africa, `YYYY-MM-DD`. */
export const lastDayOver = (now: Date): string =>
  eastAfricanDay.format(new Date(now.getTime() - DAY_MS));
