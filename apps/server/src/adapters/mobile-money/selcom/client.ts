import {
  type SelcomBalanceQuestion,
  type SelcomFields,
  selcomHeaders,
  selcomPaths,
} from '@kipute/provider-protocols/mobile-money/selcom';
import type { MobileMoney } from '../../../features/payments/ports.ts';
import { type Clock, systemClock } from '../../../platform/clock.ts';
import type { HttpResponse } from '../../http-client.ts';
import { createWire, type PartyOptions } from '../exchange/client.ts';
import { CLOCK_WINDOW_SECONDS } from '../exchange/clock-window.ts';
import { notOffered } from '../exchange/verdicts.ts';
import { answerSelcomCallback, readSelcomCallback } from './callback.ts';
import {
  askedOfCashIn,
  askedOfCashInQuery,
  askedOfOrderStatus,
  askedOfWalletPayment,
  balanceOf,
  cashInMessage,
  orderMessage,
  refusalOfOrder,
  type SelcomAccount,
  walletPaymentMessage,
} from './translate.ts';

/** `baseUrl` is `https://apigw.selcommobile.com/v1`. */
export type SelcomOptions = SelcomAccount &
  PartyOptions & {
    /** How far a webhook's time may lie from our clock. */
    readonly windowSeconds?: number;
  };

type Ask = (path: string, fields: SelcomFields) => Promise<HttpResponse>;

/** Selcom, an aggregator before all operators; every request is signed. */
export function createSelcom(options: SelcomOptions): MobileMoney {
  const { post, get, clock } = createSignedExchange(options);
  const { windowSeconds = CLOCK_WINDOW_SECONDS } = options;

  return {
    async requestPayment(request) {
      const order = await post(selcomPaths.createOrder, orderMessage(request, options));
      const verdict = refusalOfOrder(order);
      if (verdict) return { verdict };
      return askedOfWalletPayment(
        await post(selcomPaths.walletPayment, walletPaymentMessage(request)),
      );
    },

    async statusOfPayment({ reference }) {
      const answer = await get(selcomPaths.orderStatus, { order_id: reference });
      return askedOfOrderStatus(answer, reference);
    },

    async payOut(request) {
      return askedOfCashIn(await post(selcomPaths.cashIn, cashInMessage(request, options)));
    },

    async statusOfPayout({ reference }) {
      return askedOfCashInQuery(await get(selcomPaths.cashInQuery, { transid: reference }));
    },

    async floatBalance() {
      const { vendor, pin } = options;
      const question: SelcomBalanceQuestion = {
        vendor,
        pin,
        transid: `balance${clock.now().getTime()}`,
      };
      return balanceOf(await post(selcomPaths.balance, question));
    },

    findReceipt: notOffered,
    linesOfDay: notOffered,
    readCallback: (callback) => readSelcomCallback(callback, { ...options, clock, windowSeconds }),
    answerCallback: answerSelcomCallback,
  };
}

function createSignedExchange(options: SelcomOptions): { post: Ask; get: Ask; clock: Clock } {
  const wire = createWire({ ...options, party: 'selcom' });
  const clock = options.clock ?? systemClock;
  const headersOf = (fields: SelcomFields) => ({
    ...selcomHeaders(fields, options, clock.now()),
    'content-type': 'application/json',
  });

  return {
    clock,
    post: (path, fields) =>
      wire({
        method: 'POST',
        path,
        headers: headersOf(fields),
        body: JSON.stringify(fields),
      }),
    get: (path, fields) => {
      const query = new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [name, String(value)]),
      );
      return wire({ method: 'GET', path: `${path}?${query}`, headers: headersOf(fields) });
    },
  };
}
