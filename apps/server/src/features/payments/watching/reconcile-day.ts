import { compareDay } from '@kipute/domain/payments/reconciliation';
import { z } from 'zod';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import { findDeposit } from '../deposits/deposit-store.ts';
import type { HearAboutDeposit } from '../deposits/hear-about-deposit.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorLine } from '../ports.ts';
import type { HearAboutWithdrawal } from '../withdrawals/hear-about-withdrawal.ts';
import { findWithdrawal } from '../withdrawals/withdrawal-store.ts';
import { insertComparison, paidOnDay } from './day-store.ts';

type ReconcileDeps = PaymentsDeps & {
  readonly hearAboutDeposit: HearAboutDeposit;
  readonly hearAboutWithdrawal: HearAboutWithdrawal;
};

/** Half past midnight in Dar es Salaam, when the operators have closed their day. */
const RECONCILE_SCHEDULE = '30 21 * * *';
const DAY_MS = 86_400_000;

/** Compares yesterday with every channel's own list (PAY-30). */
export function reconcileJob(deps: ReconcileDeps): AnyJob {
  return {
    name: 'reconcile-payments',
    payload: z.object({}),
    attemptsMax: 5,
    schedule: RECONCILE_SCHEDULE,
    isLong: true,
    run: async () => {
      const day = dayInEastAfrica(new Date(deps.clock.now().getTime() - DAY_MS));
      for (const channel of Object.keys(deps.mobileMoney.channels)) {
        await reconcileDay(deps, channel, day);
      }
    },
  };
}

async function reconcileDay(deps: ReconcileDeps, channel: string, day: string): Promise<void> {
  const theirs = await deps.mobileMoney.channels[channel]?.linesOfDay(day);
  if (theirs === undefined) return;
  const comparedAt = deps.clock.now();
  const base = { channel, day, comparedAt };
  if (typeof theirs === 'string') {
    const nothing = { outcome: theirs, lines: 0, findings: [] };
    await deps.database.transact((tx) => insertComparison(tx, { ...base, ...nothing }));
    return;
  }
  // First what is still open here is told what their list knows; the rest is compared.
  for (const line of theirs) await hearLine(deps, line);
  const receipts = theirs.map(({ receipt }) => receipt);
  const ours = await paidOnDay(deps.database.read, { channel, day, receipts });
  const findings = compareDay(ours, theirs);
  await deps.database.transact((tx) =>
    insertComparison(tx, { ...base, outcome: 'compared', lines: theirs.length, findings }),
  );
}

async function hearLine(deps: ReconcileDeps, line: OperatorLine): Promise<void> {
  const { receipt, amount, reference } = line;
  const verdict = { kind: 'paid', receipt, amount } as const;
  if (line.way === 'in') {
    const deposit = await findDeposit(deps.database.read, { reference });
    if (!deposit || deposit.state === 'paid') return;
    await deps.hearAboutDeposit({ depositId: deposit.id, verdict, source: 'day' });
    return;
  }
  const withdrawal = await findWithdrawal(deps.database.read, { reference });
  if (!withdrawal || withdrawal.state === 'paid') return;
  await deps.hearAboutWithdrawal({
    withdrawalId: withdrawal.id,
    said: { verdict },
    source: 'day',
  });
}

const eastAfricanDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

function dayInEastAfrica(at: Date): string {
  return eastAfricanDay.format(at);
}
