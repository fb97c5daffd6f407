import { waitBeforeAsking } from '@kipute/domain/payments/asking-again';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { CallbackOutcome, PaybillOutcome } from '../ports.ts';
import { tellPaybillJob } from './callback-jobs.ts';
import {
  findUntold,
  keepPaybillOutcome,
  noteTelling,
  type PaybillName,
} from './paybill-outcome-store.ts';

type Judged = PaybillName & { readonly callbackId: bigint; readonly outcome: CallbackOutcome };

/** The answer to the callback itself goes first. */
const AFTER_THE_ANSWER_MS = 5_000;

const jobKey = ({ channel, receipt }: PaybillName): string => `paybill ${channel} ${receipt}`;

/** Written with the judgement, for a party that waits for more than the answer (PAY-50). */
export async function promiseToTell(
  { mobileMoney, clock, outbox }: PaymentsDeps,
  tx: Transaction,
  { channel, receipt, callbackId, outcome }: Judged,
): Promise<void> {
  if (!mobileMoney.channels[channel]?.tellPaybillOutcome) return;
  const judgedAt = clock.now();
  const ourReceipt = outcome.kind === 'taken' ? (outcome.ourReceipt ?? '') : null;
  await keepPaybillOutcome(tx, { channel, receipt, callbackId, ourReceipt, judgedAt });
  const runAt = new Date(judgedAt.getTime() + AFTER_THE_ANSWER_MS);
  const name = { channel, receipt };
  await outbox.enqueue(tx, tellPaybillJob, name, { key: jobKey(name), runAt });
}

/** Told until it was taken, or for about four days; what was told is not told again. */
export function paybillTeller(deps: PaymentsDeps): (name: PaybillName) => Promise<void> {
  const { database, mobileMoney, clock, outbox } = deps;
  return async (name) => {
    const party = mobileMoney.channels[name.channel];
    const untold = await findUntold(database.read, name);
    if (!untold || !party?.tellPaybillOutcome) return;
    const { callbackId, tries } = untold;
    const heard = await party.tellPaybillOutcome(toldOf(untold));
    const now = clock.now();
    await database.transact(async (tx) => {
      await noteTelling(tx, { ...name, callbackId, toldAt: heard === 'taken' ? now : null });
      const wait = waitBeforeAsking(tries);
      if (heard === 'taken' || wait === undefined) return;
      const runAt = new Date(now.getTime() + wait * 1000);
      await outbox.enqueue(tx, tellPaybillJob, name, { key: jobKey(name), runAt });
    });
  };
}

type Kept = {
  readonly body: string;
  readonly judgedAt: Date;
  readonly ourReceipt: string | null;
};

function toldOf({ body, judgedAt, ourReceipt }: Kept): PaybillOutcome {
  const outcome: CallbackOutcome =
    ourReceipt === null ? { kind: 'reference-unknown' } : { kind: 'taken', ourReceipt };
  return { body, judgedAt, outcome };
}
