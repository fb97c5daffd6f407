import {
  type AzampayTokenQuestion,
  azampayPaths,
  azampayToken,
  azampayTokenPath,
} from '@kipute/provider-protocols/mobile-money/azampay';
import type { MobileMoney, PartyResponse, SentPayment } from '../../../features/payments/ports.ts';
import { type Clock, systemClock } from '../../../platform/clock.ts';
import { jsonOf } from '../../http-client.ts';
import { type AccessToken, authorizedWire } from '../exchange/access-token.ts';
import { createWire, type PartyOptions } from '../exchange/client.ts';
import { notOffered, unknown } from '../exchange/verdicts.ts';
import { answerAzampayCallback, readAzampayCallback } from './callback.ts';
import {
  type AzampayAccount,
  askedOfCheckout,
  askedOfTransfer,
  checkoutMessage,
  transferMessage,
  verdictOfQuery,
} from './translate.ts';

/** `baseUrl` is `https://checkout.azampay.co.tz`. */
export type AzampayOptions = AzampayAccount &
  PartyOptions & {
    /** `https://authenticator.azampay.co.tz`, or the simulator's address. */
    readonly authenticatorUrl: string;
  };

/** AzamPay, an aggregator. Its answers end no payment: the statement of the day does. */
export function createAzampay(options: AzampayOptions): MobileMoney {
  const clock = options.clock ?? systemClock;
  const send = authorizedWire({
    wire: createWire({ ...options, party: 'azampay' }),
    clock,
    fetchToken: () => fetchToken(options, clock),
    headersOf: (token) => ({
      authorization: `Bearer ${token}`,
      'x-api-key': options.apiKey,
      'content-type': 'application/json',
    }),
  });
  const post = (path: string, message: object) =>
    send({ method: 'POST', path, body: JSON.stringify(message) });

  async function askAbout({ carrierReference }: SentPayment): Promise<PartyResponse> {
    if (carrierReference === undefined) {
      return { verdict: unknown('asked for by a number we were never told') };
    }
    const query = new URLSearchParams({
      pgReferenceId: carrierReference,
      bankName: options.provider,
    });
    const response = await send({ method: 'GET', path: `${azampayPaths.status}?${query}` });
    return { verdict: verdictOfQuery(response) };
  }

  return {
    async requestPayment(request) {
      return askedOfCheckout(await post(azampayPaths.checkout, checkoutMessage(request, options)));
    },
    async payOut(request) {
      const message = transferMessage(request, options, clock.now());
      return askedOfTransfer(await post(azampayPaths.transfer, message));
    },
    statusOfPayment: askAbout,
    statusOfPayout: askAbout,
    findReceipt: notOffered,
    floatBalance: notOffered,
    linesOfDay: notOffered,
    readCallback: readAzampayCallback,
    answerCallback: answerAzampayCallback,
  };
}

async function fetchToken(options: AzampayOptions, clock: Clock): Promise<AccessToken | undefined> {
  const { authenticatorUrl, appName, clientId, clientSecret } = options;
  const wire = createWire({ ...options, baseUrl: authenticatorUrl, party: 'azampay' });
  const question: AzampayTokenQuestion = { appName, clientId, clientSecret };
  const response = await wire({
    method: 'POST',
    path: azampayTokenPath,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
  if (response.kind !== 'answered' || response.httpStatus !== 200) return undefined;
  const read = azampayToken.safeParse(jsonOf(response.text));
  if (!read.success) return undefined;
  const { accessToken, expire } = read.data.data;
  const lifetimeMs = Date.parse(expire) - clock.now().getTime();
  // An unreadable end still leaves a token that is good for this one request.
  return { token: accessToken, lifetimeMs: Number.isNaN(lifetimeMs) ? 0 : lifetimeMs };
}
