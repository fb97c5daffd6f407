import { randomBytes } from 'node:crypto';
import { invariant } from '@kipute/domain/invariant';
import {
  mpesaCollectPath,
  mpesaPayoutPath,
  mpesaStatusPath,
} from '@kipute/provider-protocols/mobile-money/mpesa/payment';
import type { AskedBefore, MobileMoney, PaybillOutcome } from '../../../features/payments/ports.ts';
import { systemClock } from '../../../platform/clock.ts';
import { keepToken, withToken } from '../exchange/access-token.ts';
import { CLOCK_WINDOW_SECONDS } from '../exchange/freshness.ts';
import { createWire, type WireAnswer } from '../wire/client.ts';
import { answerBroker, isBrokerRequest, readBrokerRequest } from './broker.ts';
import { brokerResult, isResultTaken } from './broker-result.ts';
import { collectRequest, payoutRequest, statusQuery } from './messages.ts';
import type { MpesaOptions } from './options.ts';
import { answerResult, readResult } from './result.ts';
import { headersWith, openSession } from './session.ts';
import { askedOf, receiptOnRecord, verdictOfStatus } from './translate.ts';

type Call = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string };

/** Vodacom's M-Pesa: the Open API for prompts and payouts, the broker for pay-bill. */
export function createMpesa(options: MpesaOptions): MobileMoney {
  const wire = createWire({ ...options, party: 'mpesa' });
  const clock = options.clock ?? systemClock;
  const sessions = keepToken(() => openSession(wire, options), clock);
  const { serviceProviderCode, windowSeconds = CLOCK_WINDOW_SECONDS } = options;
  const broker = { ...options, clock, windowSeconds };

  const call = (wanted: Call): Promise<WireAnswer> =>
    withToken(sessions, (id) => wire({ ...wanted, headers: headersWith(id, options) }));

  function query(about: string): Promise<WireAnswer> {
    const conversation = randomBytes(16).toString('hex');
    const fields = statusQuery({ about, conversation, serviceProviderCode });
    return call({ method: 'GET', path: `${mpesaStatusPath}?${new URLSearchParams(fields)}` });
  }

  async function statusOf({ reference }: AskedBefore) {
    return { verdict: verdictOfStatus(await query(reference), reference) };
  }

  return {
    async requestPayment(request) {
      const body = JSON.stringify(collectRequest(request, serviceProviderCode));
      return askedOf(await call({ method: 'POST', path: mpesaCollectPath, body }), 'collection');
    },
    async payOut(request) {
      const body = JSON.stringify(payoutRequest(request, serviceProviderCode));
      return askedOf(await call({ method: 'POST', path: mpesaPayoutPath, body }), 'payout');
    },
    statusOfPayment: statusOf,
    statusOfPayout: statusOf,
    async findReceipt(receipt) {
      return receiptOnRecord(await query(receipt), receipt);
    },
    floatBalance: async () => 'not-offered',
    linesOfDay: async () => 'not-offered',
    readCallback: ({ body }) =>
      isBrokerRequest(body) ? readBrokerRequest(body, broker) : readResult(body),
    answerCallback: (reading, outcome, { body }) =>
      isBrokerRequest(body) ? answerBroker(reading, outcome, body) : answerResult(reading, outcome),
    ...(options.brokerUrl !== undefined && {
      tellPaybillOutcome: resultTeller({ ...options, baseUrl: options.brokerUrl }),
    }),
  };
}

/** The broker lives elsewhere than the Open API and knows us by another secret. */
function resultTeller(options: MpesaOptions) {
  const wire = createWire({ ...options, party: 'mpesa-broker' });
  return async (told: PaybillOutcome): Promise<'taken' | 'again'> => {
    const body = brokerResult(told, options);
    // Kept as a pay-bill, it was read as a request before.
    invariant(body !== undefined, 'a pay-bill of M-Pesa is a request of its broker');
    const headers = { 'content-type': 'text/xml; charset=utf-8' };
    const answer = await wire({ method: 'POST', path: '', headers, body });
    return isResultTaken(answer) ? 'taken' : 'again';
  };
}
