import {
  type AzampayTokenQuestion,
  azampayPaths,
  azampayToken,
  azampayTokenPath,
} from '@kipute/provider-protocols/mobile-money/azampay/azampay-checkout';
import type { Asked, AskedBefore, MobileMoney } from '../../../features/payments/ports.ts';
import { type Clock, systemClock } from '../../../platform/clock.ts';
import { type AccessToken, keepToken, withToken } from '../exchange/access-token.ts';
import { unknown } from '../exchange/verdicts.ts';
import {
  createWire,
  jsonOf,
  type WireAnswer,
  type WireExchange,
  type WireRequest,
} from '../wire/client.ts';
import { answerAzampayCallback, readAzampayCallback } from './callback.ts';
import { type AzampayAccount, checkoutMessage, transferMessage } from './messages.ts';
import { askedOfCheckout, askedOfTransfer, verdictOfQuery } from './translate.ts';

export type AzampayOptions = AzampayAccount & {
  /** `https://checkout.azampay.co.tz`, or the simulator's address. */
  readonly baseUrl: string;
  /** `https://authenticator.azampay.co.tz`, or the simulator's address. */
  readonly authenticatorUrl: string;
  readonly timeoutMs?: number;
  readonly onExchange?: (exchange: WireExchange) => void;
  readonly clock?: Clock;
};

/** AzamPay, an aggregator. Its answers end no payment: the statement of the day does. */
export function createAzampay(options: AzampayOptions): MobileMoney {
  const clock = options.clock ?? systemClock;
  const send = createAuthorizedExchange(options, clock);
  const post = (path: string, message: object) =>
    send({ method: 'POST', path, body: JSON.stringify(message) });

  async function askAbout({ carrierReference }: AskedBefore): Promise<Asked> {
    if (carrierReference === undefined) {
      return { verdict: unknown('asked for by a number we were never told') };
    }
    const query = new URLSearchParams({
      pgReferenceId: carrierReference,
      bankName: options.provider,
    });
    const answer = await send({ method: 'GET', path: `${azampayPaths.status}?${query}` });
    return { verdict: verdictOfQuery(answer) };
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
    findReceipt: async () => 'not-offered',
    floatBalance: async () => 'not-offered',
    linesOfDay: async () => 'not-offered',
    readCallback: readAzampayCallback,
    answerCallback: answerAzampayCallback,
  };
}

type AuthorizedRequest = Omit<WireRequest, 'headers'>;

function createAuthorizedExchange(options: AzampayOptions, clock: Clock) {
  const wire = createWire({ ...options, party: 'azampay' });
  const tokens = keepToken(() => askForToken(options, clock), clock);
  return (request: AuthorizedRequest): Promise<WireAnswer> =>
    withToken(tokens, (token) =>
      wire({
        ...request,
        headers: {
          authorization: `Bearer ${token}`,
          'x-api-key': options.apiKey,
          'content-type': 'application/json',
        },
      }),
    );
}

async function askForToken(
  options: AzampayOptions,
  clock: Clock,
): Promise<AccessToken | undefined> {
  const { authenticatorUrl, appName, clientId, clientSecret } = options;
  const wire = createWire({ ...options, baseUrl: authenticatorUrl, party: 'azampay' });
  const question: AzampayTokenQuestion = { appName, clientId, clientSecret };
  const answer = await wire({
    method: 'POST',
    path: azampayTokenPath,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
  if (answer.kind !== 'answered' || answer.httpStatus !== 200) return undefined;
  const read = azampayToken.safeParse(jsonOf(answer.text));
  if (!read.success) return undefined;
  const { accessToken, expire } = read.data.data;
  const lifetimeMs = Date.parse(expire) - clock.now().getTime();
  // An unreadable end still leaves a token that is good for this one request.
  return { token: accessToken, lifetimeMs: Number.isNaN(lifetimeMs) ? 0 : lifetimeMs };
}
