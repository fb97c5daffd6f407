import { isWithdrawalOver } from '@kipute/domain/payments/withdrawal-states';
import { partyOf } from '../operators.ts';
import { PROMPT_TEXT } from '../payment-texts.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { findWithdrawal } from './withdrawal-store.ts';
import { type ApplyWithdrawalUpdate, sendWithdrawalJob } from './withdrawal-updates.ts';

type SendDeps = PaymentsDeps & { readonly apply: ApplyWithdrawalUpdate };

/** While the books are not in order nothing leaves the house; it is looked at again after this. */
const BOOKS_WAIT_MS = 60_000;

/**
 * Hands a withdrawal to the operator, at most once: it is `sending` before the operator can see
 * it, and what is `sending` is only queried (PAY-21).
 */
export function withdrawalSender(deps: SendDeps): (id: bigint) => Promise<void> {
  const queryStatus = withdrawalStatusQuery(deps, 'query');
  return async (id) => {
    if (!(await deps.wallet.booksAreSound(deps.database.read))) return waitForBooks(deps, id);
    const taken = await deps.apply({
      withdrawalId: id,
      source: 'request',
      said: { handedOver: true },
    });
    if (!taken) return queryStatus(id);
    const { reference, amount, phone } = taken;
    const response = await partyOf(deps, taken.channel).payOut({
      reference,
      amount,
      phone,
      words: PROMPT_TEXT,
    });
    await deps.apply({ withdrawalId: id, source: 'request', said: response });
  };
}

export function withdrawalStatusQuery(
  deps: SendDeps,
  source: 'query' | 'trigger',
): (id: bigint) => Promise<void> {
  return async (id) => {
    const withdrawal = await findWithdrawal(deps.database.read, { id });
    if (!withdrawal || isWithdrawalOver(withdrawal.state)) return;
    if (withdrawal.state === 'reviewing' || withdrawal.state === 'ready') return;
    const { reference, carrierReference } = withdrawal;
    const response = await partyOf(deps, withdrawal.channel).statusOfPayout({
      reference,
      carrierReference: carrierReference ?? undefined,
    });
    await deps.apply({ withdrawalId: id, source, said: response });
  };
}

async function waitForBooks(deps: SendDeps, id: bigint): Promise<void> {
  const runAt = new Date(deps.clock.now().getTime() + BOOKS_WAIT_MS);
  await deps.database.transact((tx) =>
    deps.outbox.enqueue(tx, sendWithdrawalJob, { withdrawalId: id.toString() }, { runAt }),
  );
}
