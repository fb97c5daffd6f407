import {
  type MixxTokenQuestion,
  mixxPaths,
  mixxToken,
} from '@kipute/provider-protocols/mobile-money/mixx';
import type { MobileMoney } from '../../../features/payments/ports.ts';
import { systemClock } from '../../../platform/clock.ts';
import { jsonOf } from '../../http-client.ts';
import { type AccessToken, authorizedWire } from '../exchange/access-token.ts';
import { createWire, type PartyOptions, type Wire } from '../exchange/client.ts';
import { notOffered, unknown } from '../exchange/verdicts.ts';
import { answerMixxCallback, readMixxCallback } from './callback.ts';
import {
  askedOfPayout,
  askedOfPush,
  type MixxAccount,
  payoutMessage,
  pushMessage,
} from './translate.ts';

/** `baseUrl` is the operator's access gateway. */
export type MixxOptions = MixxAccount &
  PartyOptions & {
    /** Our name in the paths that the gateway made for us. */
    readonly partner: string;
  };

/** Mixx by Yas, once Tigo Pesa: prompts in JSON, pay-bill and payouts in XML. */
export function createMixx(options: MixxOptions): MobileMoney {
  const wire = createWire({ ...options, party: 'mixx' });
  const paths = mixxPaths(options.partner);
  const sendAuthorized = authorizedWire({
    wire,
    clock: options.clock ?? systemClock,
    fetchToken: () => fetchToken(wire, options),
    headersOf: (token) => ({
      authorization: `bearer ${token}`,
      username: options.username,
      password: options.password,
      'content-type': 'application/json',
    }),
  });

  return {
    async requestPayment(request) {
      const body = JSON.stringify(pushMessage(request, options));
      return askedOfPush(await sendAuthorized({ method: 'POST', path: paths.push, body }));
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
    findReceipt: notOffered,
    floatBalance: notOffered,
    linesOfDay: notOffered,
    readCallback: (callback) => readMixxCallback(callback, options),
    answerCallback: answerMixxCallback,
  };
}

async function fetchToken(
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
