import { randomBytes } from 'node:crypto';
import { invariant } from '@kipute/domain/invariant';
import {
  mpesaCollectPath,
  mpesaPayoutPath,
  mpesaSession,
  mpesaSessionPath,
  mpesaStatusPath,
} from '@kipute/provider-protocols/mobile-money/mpesa-open-api';
import { encryptedSecret } from '@kipute/provider-protocols/mobile-money/rsa-secret';
import type { MobileMoney, PaybillOutcome, SentPayment } from '../../../features/payments/ports.ts';
import { systemClock } from '../../../platform/clock.ts';
import { type HttpResponse, jsonOf } from '../../http-client.ts';
import { type AccessToken, authorizedWire } from '../exchange/access-token.ts';
import { createWire, type PartyOptions, type Wire } from '../exchange/client.ts';
import { CLOCK_WINDOW_SECONDS } from '../exchange/clock-window.ts';
import { notOffered } from '../exchange/verdicts.ts';
import {
  answerBroker,
  answerResult,
  type BrokerAccount,
  brokerResult,
  isBrokerRequest,
  isResultTaken,
  readBrokerRequest,
  readResult,
} from './callback.ts';
import {
  askedOf,
  collectRequest,
  payoutRequest,
  receiptOnRecord,
  statusQuery,
  verdictOfStatus,
} from './translate.ts';

/** `baseUrl` is `https://openapi.m-pesa.com/openapi/ipg/v2/vodacomTZN`. */
export type MpesaOptions = PartyOptions &
  BrokerAccount & {
    readonly apiKey: string;
    /** As the portal shows it: base64 of the DER. Empty: no call can be made. */
    readonly publicKey: string;
    /** Registered in the portal; calls from elsewhere are refused. */
    readonly origin: string;
    readonly serviceProviderCode: string;
    /** As chosen in the portal. */
    readonly sessionLifetimeSeconds: number;
    /** Where it waits for results; without it none are told. */
    readonly brokerUrl?: string;
    /** How far the broker's time stamp may lie from our clock. */
    readonly windowSeconds?: number;
  };

/** Vodacom's M-Pesa: the Open API for prompts and payouts, the broker for pay-bill. */
export function createMpesa(options: MpesaOptions): MobileMoney {
  const wire = createWire({ ...options, party: 'mpesa' });
  const clock = options.clock ?? systemClock;
  const { serviceProviderCode, windowSeconds = CLOCK_WINDOW_SECONDS } = options;
  const broker = { ...options, clock, windowSeconds };

  const call = authorizedWire({
    wire,
    clock,
    fetchToken: () => openSession(wire, options),
    headersOf: (sessionId) => headersWith(sessionId, options),
  });

  function query(about: string): Promise<HttpResponse> {
    const conversation = randomBytes(16).toString('hex');
    const fields = statusQuery({ about, conversation, serviceProviderCode });
    return call({ method: 'GET', path: `${mpesaStatusPath}?${new URLSearchParams(fields)}` });
  }

  async function statusOf({ reference }: SentPayment) {
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
    floatBalance: notOffered,
    linesOfDay: notOffered,
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

type Account = Pick<MpesaOptions, 'apiKey' | 'publicKey' | 'origin' | 'sessionLifetimeSeconds'>;

/** Of a call: the secret is the API key to open a session, and the session's id from then on. */
function headersWith(secret: string, { publicKey, origin }: Account) {
  return {
    authorization: `Bearer ${encryptedSecret(secret, publicKey)}`,
    'content-type': 'application/json',
    origin,
  };
}

/** Undefined when none is given; how long it holds was chosen in the portal and is not said. */
async function openSession(wire: Wire, account: Account): Promise<AccessToken | undefined> {
  if (account.publicKey === '') return undefined;
  const headers = headersWith(account.apiKey, account);
  const answer = await wire({ method: 'GET', path: mpesaSessionPath, headers });
  if (answer.kind === 'lost') return undefined;
  const session = mpesaSession.safeParse(jsonOf(answer.text)).data;
  if (session?.output_ResponseCode !== 'INS-0') return undefined;
  return { token: session.output_SessionID, lifetimeMs: account.sessionLifetimeSeconds * 1000 };
}
