import {
  type SelcomWebhook,
  selcomHeaders,
  selcomResults,
  selcomSignedValues,
} from '@kipute/provider-protocols/mobile-money/selcom';
import type { CallbackRequest } from '../network/callbacks.ts';
import type { Outcome } from '../network/outcome.ts';
import type { Payment } from '../network/payments.ts';
import type { Party } from '../party.ts';
import { failureOf, paymentStatusOf } from './answers.ts';
import { registerCheckout, requireSignature } from './checkout-routes.ts';
import { Orders } from './orders.ts';
import { registerPayouts } from './payout-routes.ts';
import { type SelcomAccount, selcomAccount } from './selcom-account.ts';

function webhookOf({ id, reference }: Payment, told: Outcome): SelcomWebhook {
  const isPaid = told.kind === 'paid';
  return {
    transid: isPaid ? told.receipt : id,
    order_id: reference,
    reference: isPaid ? told.receipt : id,
    result: isPaid ? 'SUCCESS' : 'FAIL',
    resulcode: isPaid ? selcomResults.done : String(failureOf(told.reason).resultcode),
    payment_status: paymentStatusOf(told),
  };
}

function callbackOf(payment: Payment, told: Outcome, account: SelcomAccount): CallbackRequest {
  const webhook = webhookOf(payment, told);
  return {
    path: payment.details.callbackPath ?? '/callbacks/mobile-money/selcom',
    contentType: 'application/json',
    headers: selcomHeaders(selcomSignedValues(webhook), account, new Date()),
    body: JSON.stringify(webhook),
  };
}

/** Selcom. What the environment does not say is what the house believes without being told. */
export function createSelcomParty(env: Readonly<Record<string, string | undefined>>): Party {
  const account = selcomAccount(env);
  const orders = new Orders();
  return {
    name: 'selcom',
    register: (api, network) => {
      // After the body is read, since the body is what is signed.
      api.addHook('preHandler', (request, reply) => requireSignature(account, request, reply));
      registerCheckout(api, network, { ...account, orders });
      registerPayouts(api, network, account);
    },
    collectionCallback: (payment, told) => callbackOf(payment, told, account),
  };
}
