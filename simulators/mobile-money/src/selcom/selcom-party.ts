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
import { registerCheckout } from './checkout-routes.ts';
import { Orders } from './orders.ts';
import { registerPayouts } from './payout-routes.ts';
import { type SelcomTerms, selcomTerms } from './selcom-terms.ts';
import { requireSignature } from './signature-check.ts';

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

function callbackOf(payment: Payment, told: Outcome, terms: SelcomTerms): CallbackRequest {
  const webhook = webhookOf(payment, told);
  return {
    path: payment.details.callbackPath ?? '/callbacks/mobile-money/selcom',
    contentType: 'application/json',
    headers: selcomHeaders(selcomSignedValues(webhook), terms, new Date()),
    body: JSON.stringify(webhook),
  };
}

/** Selcom. What the environment does not say is what the house believes without being told. */
export function createSelcomParty(env: Readonly<Record<string, string | undefined>>): Party {
  const terms = selcomTerms(env);
  const orders = new Orders();
  return {
    name: 'selcom',
    register: (api, network) => {
      // After the body is read, since the body is what is signed.
      api.addHook('preHandler', (request, reply) => requireSignature(terms, request, reply));
      registerCheckout(api, network, { ...terms, orders });
      registerPayouts(api, network, terms);
    },
    collectionCallback: (payment, told) => callbackOf(payment, told, terms),
  };
}
