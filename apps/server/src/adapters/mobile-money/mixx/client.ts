import {
  type MixxTokenQuestion,
  mixxPaths,
  mixxToken,
} from '@kipute/provider-protocols/mobile-money/mixx/mixx-push';
import type { MobileMoney } from '../../../features/payments/ports.ts';
import { type Clock, systemClock } from '../../../platform/clock.ts';
import { type AccessToken, keepToken, withToken } from '../exchange/access-token.ts';
import { unknown } from '../exchange/verdicts.ts';
import { createWire, jsonOf, type Wire, type WireExchange } from '../wire/client.ts';
import { answerMixxCallback, readMixxCallback } from './callback.ts';
import { type MixxAccount, payoutMessage, pushMessage } from './messages.ts';
import { askedOfPayout, askedOfPush } from './translate.ts';

export type MixxOptions = MixxAccount & {
  /** Of the operator's access gateway, or the simulator's address. */
  readonly baseUrl: string;
  /** Our name in the paths that the gateway made for us. */
  readonly partner: string;
  readonly timeoutMs?: number;
  readonly onExchange?: (exchange: WireExchange) => void;
  readonly clock?: Clock;
};

/** Mixx by Yas, once Tigo Pesa: prompts in JSON, pay-bill and payouts in XML. */
export function createMixx(options: MixxOptions): MobileMoney {
  const wire = createWire({ ...options, party: 'mixx' });
  const paths = mixxPaths(options.partner);
  const tokens = keepToken(() => askForToken(wire, options), options.clock ?? systemClock);

  return {
    async requestPayment(request) {
      const answer = await withToken(tokens, (token) =>
        wire({
          method: 'POST',
          path: paths.push,
          headers: {
            authorization: `bearer ${token}`,
            username: options.username,
            password: options.password,
            'content-type': 'application/json',
          },
          body: JSON.stringify(pushMessage(request, options)),
        }),
      );
      return askedOfPush(answer);
    },

    // Mixx answers no questions. A prompt, if there is one, is open until Mixx calls back, and a
    // player who reads the question's failure instead would look away from the phone.
    statusOfPayment: async () => ({ verdict: { kind: 'in-progress' } }),

    async payOut(request) {
      const answer = await wire({
        method: 'POST',
        path: paths.payout,
        headers: { 'content-type': 'application/xml' },
        body: payoutMessage(request, options),
      });
      return askedOfPayout(answer, request.reference);
    },

    statusOfPayout: async () => ({ verdict: unknown('no such question') }),
    findReceipt: async () => 'not-offered',
    floatBalance: async () => 'not-offered',
    linesOfDay: async () => 'not-offered',
    readCallback: (callback) => readMixxCallback(callback, options),
    answerCallback: answerMixxCallback,
  };
}

async function askForToken(
  wire: Wire,
  { partner, username, password }: MixxOptions,
): Promise<AccessToken | undefined> {
  const question: MixxTokenQuestion = { username, password, grant_type: 'password' };
  const answer = await wire({
    method: 'POST',
    path: mixxPaths(partner).token,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(question).toString(),
  });
  if (answer.kind !== 'answered' || answer.httpStatus !== 200) return undefined;
  const read = mixxToken.safeParse(jsonOf(answer.text));
  return read.success
    ? { token: read.data.access_token, lifetimeMs: 1000 * read.data.expires_in }
    : undefined;
}
