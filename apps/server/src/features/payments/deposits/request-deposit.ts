import { isDepositOver } from '@kipute/domain/payments/deposit-states';
import { partyOf } from '../operators.ts';
import { PROMPT_TEXT } from '../payment-texts.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { claimDeposit, findDeposit } from './deposit-store.ts';
import type { ApplyDepositUpdate } from './deposit-updates.ts';

type RequestDeps = PaymentsDeps & { readonly apply: ApplyDepositUpdate };

/** Requests the prompt from the operator, at most once; any later run only queries its status. */
export function depositRequester(deps: RequestDeps): (id: bigint) => Promise<void> {
  const queryStatus = depositStatusQuery(deps, 'query');
  return async (id) => {
    const now = deps.clock.now();
    const promptMs = 1000 * deps.settings.current('pay').promptSeconds;
    const promptEndsAt = new Date(now.getTime() + promptMs);
    const deposit = await deps.database.transact((tx) =>
      claimDeposit(tx, id, { now, promptEndsAt }),
    );
    if (!deposit) return queryStatus(id);
    const { reference, amount, phone } = deposit;
    const response = await partyOf(deps, deposit.channel).requestPayment({
      reference,
      amount,
      phone,
      words: PROMPT_TEXT,
    });
    await deps.apply({ ...response, depositId: id, source: 'request' });
  };
}

/**
 * Queries the status of a deposit; the response is applied like any other update. A query that a
 * callback or a player triggers costs none of the scheduled ones.
 */
export function depositStatusQuery(
  deps: RequestDeps,
  source: 'query' | 'trigger',
): (id: bigint) => Promise<void> {
  return async (id) => {
    const deposit = await findDeposit(deps.database.read, { id });
    if (!deposit || isDepositOver(deposit.state)) return;
    const { reference, carrierReference } = deposit;
    const response = await partyOf(deps, deposit.channel).statusOfPayment({
      reference,
      carrierReference: carrierReference ?? undefined,
    });
    await deps.apply({ ...response, depositId: id, source });
  };
}
