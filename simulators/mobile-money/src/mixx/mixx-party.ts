import type { MixxPushCallback } from '@kipute/provider-protocols/mobile-money/mixx';
import type { CallbackRequest } from '../network/callbacks.ts';
import type { Outcome, RefusalReason } from '../network/outcome.ts';
import type { Payment } from '../network/payments.ts';
import type { Party } from '../party.ts';
import { billSteps } from './bill-steps.ts';
import { type MixxAccount, mixxAccount } from './mixx-account.ts';
import { registerPayout } from './payout-routes.ts';
import { registerPush } from './push-routes.ts';

const descriptions: Readonly<Record<RefusalReason, string>> = {
  cancelled: 'Transaction cancelled by user',
  'wrong-pin': 'Invalid PIN',
  'funds-short': 'Insufficient funds',
  expired: 'Request timed out',
  'phone-unknown': 'Customer not registered',
  'float-empty': 'Service not available',
};

function callbackOf(
  { reference, amount }: Payment,
  told: Outcome,
  { billerCode, merchant }: MixxAccount,
): CallbackRequest {
  const isPaid = told.kind === 'paid';
  const callback: MixxPushCallback = {
    Status: isPaid,
    Description: isPaid ? 'Success' : descriptions[told.reason],
    ...(isPaid && { MFSTransactionID: told.receipt }),
    ReferenceID: `${billerCode}${reference}`,
    Amount: String(isPaid ? told.amount : amount),
  };
  return {
    ...merchant,
    contentType: 'application/json',
    body: JSON.stringify(callback),
  };
}

/** Mixx by Yas. What the environment does not say is what the house believes without being told. */
export function createMixxParty(env: Readonly<Record<string, string | undefined>>): Party {
  const account = mixxAccount(env);
  return {
    name: 'mixx',
    register: (api, network) => {
      registerPush(api, network, account);
      registerPayout(api, network, account);
    },
    collectionCallback: (payment, told) => callbackOf(payment, told, account),
    billSteps: (bill) => billSteps(bill, account),
  };
}
