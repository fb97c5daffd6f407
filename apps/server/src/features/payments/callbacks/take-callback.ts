import { ownerOfPaybill } from '../deposits/paybill-reference.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { CallbackAnswer, CallbackOutcome, CallbackReading, RawCallback } from '../ports.ts';
import type { Believe } from './believe-outcome.ts';
import { storeCallback, storeOutcome } from './callback-store.ts';
import type { CreditPaybill } from './credit-paybill.ts';

export type TakeCallback = (
  channel: string,
  callback: RawCallback,
) => Promise<CallbackAnswer | undefined>;

type CallbackDeps = PaymentsDeps & {
  readonly believe: Believe;
  readonly creditPaybill: CreditPaybill;
};

type Judged = { readonly outcome: CallbackOutcome; readonly why: string };

/**
 * Whatever comes is kept before it is read, and answered by what became of it. Undefined when
 * there is no such channel.
 */
export function callbackTaker(deps: CallbackDeps): TakeCallback {
  return async (channel, callback) => {
    const party = deps.mobileMoney.channels[channel];
    if (!party) return undefined;
    const receivedAt = deps.clock.now();
    const callbackId = await deps.database.transact((tx) =>
      storeCallback(tx, { ...callback, channel, receivedAt }),
    );
    const reading = party.readCallback(callback);
    const { outcome, why } = await judge(deps, channel, reading);
    await deps.database.transact((tx) =>
      storeOutcome(tx, { callbackId, reading: reading.kind, outcome: outcome.kind, why }),
    );
    return party.answerCallback(reading, outcome, callback);
  };
}

async function judge(
  deps: CallbackDeps,
  channel: string,
  reading: CallbackReading,
): Promise<Judged> {
  switch (reading.kind) {
    case 'forged':
    case 'unreadable':
      return { outcome: { kind: 'reference-unknown' }, why: reading.why };
    case 'outcome':
      return deps.believe(channel, reading);
    case 'paybill-check': {
      const owner = await ownerOfPaybill(deps, reading);
      return { outcome: { kind: owner ? 'taken' : 'reference-unknown' }, why: '' };
    }
    case 'paybill':
      return deps.creditPaybill(channel, reading.payment);
  }
}
