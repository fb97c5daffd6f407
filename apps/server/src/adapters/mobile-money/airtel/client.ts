import { isSameIdentifier } from '@kipute/domain/payments/payment-identifier';
import {
  type AirtelTokenRequest,
  airtelBalancePath,
  airtelCollectPath,
  airtelCollectStatusPath,
  airtelPayoutPath,
  airtelSummaryPath,
  airtelToken,
  airtelTokenPath,
} from '@kipute/provider-protocols/mobile-money/airtel';
import { encryptedSecret } from '@kipute/provider-protocols/mobile-money/rsa-secret';
import type { MobileMoney, PaymentRequest } from '../../../features/payments/ports.ts';
import { systemClock } from '../../../platform/clock.ts';
import { jsonOf } from '../../http-client.ts';
import { type AccessToken, authorizedWire } from '../exchange/access-token.ts';
import { createWire, type PartyOptions, type Wire } from '../exchange/client.ts';
import { refused } from '../exchange/verdicts.ts';
import { answerAirtelCallback, readAirtelCallback } from './callback.ts';
import {
  askedOf,
  balanceOf,
  collectRequest,
  payoutRequest,
  type SummaryLine,
  summaryPage,
  verdictOfStatus,
} from './translate.ts';

/** `baseUrl` is `https://openapi.airtel.africa`. */
export type AirtelOptions = PartyOptions & {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of the account that pays out; it travels encrypted with `publicKey`. */
  readonly pin: string;
  /** As the portal shows it: base64 of the DER. Empty: no payout can be made. */
  readonly publicKey: string;
  /** Empty when callbacks are not signed; then they only make us ask. */
  readonly callbackKey: string;
};

type Period = { readonly from: number; readonly to: number };

const PAGE_ROWS = 100;
/** Of one question; a day with more is asked for in another way than this. */
const PAGES_MAX = 200;
const DAY_MS = 86_400_000;
/** A player who misses money says so within days. */
const RECEIPT_DAYS = 3;

/** Airtel Money through the group's Open API. */
export function createAirtel(options: AirtelOptions): MobileMoney {
  const wire = createWire({ ...options, party: 'airtel' });
  const clock = options.clock ?? systemClock;

  const call = authorizedWire({
    wire,
    clock,
    fetchToken: () => fetchToken(wire, options),
    headersOf,
  });

  const linesOf = (period: Period) => readSummary(call, period);

  async function payOut(request: PaymentRequest) {
    if (options.publicKey === '') return { verdict: refused('refused', 'not sent: no-public-key') };
    const pin = encryptedSecret(options.pin, options.publicKey);
    const body = JSON.stringify(payoutRequest(request, pin));
    return askedOf(await call({ method: 'POST', path: airtelPayoutPath, body }), 'payout');
  }

  async function statusAt(path: string, reference: string) {
    const answer = await call({ method: 'GET', path: `${path}${encodeURIComponent(reference)}` });
    return { verdict: verdictOfStatus(answer, reference) };
  }

  return {
    async requestPayment(request) {
      const body = JSON.stringify(collectRequest(request));
      return askedOf(await call({ method: 'POST', path: airtelCollectPath, body }), 'collection');
    },
    payOut,
    statusOfPayment: ({ reference }) => statusAt(airtelCollectStatusPath, reference),
    statusOfPayout: ({ reference }) => statusAt(airtelPayoutPath, reference),
    async findReceipt(receipt) {
      const to = clock.now().getTime();
      const lines = await linesOf({ from: to - RECEIPT_DAYS * DAY_MS, to });
      if (lines === 'unknown') return 'unknown';
      const line = lines.find((one) => one.way === 'in' && isSameIdentifier(one.receipt, receipt));
      if (!line) return 'none';
      const { amount, phone, reference } = line;
      return phone ? { receipt: line.receipt, amount, phone, reference } : 'unknown';
    },
    floatBalance: async () => balanceOf(await call({ method: 'GET', path: airtelBalancePath })),
    async linesOfDay(day) {
      const from = Date.parse(`${day}T00:00:00+03:00`);
      const lines = await linesOf({ from, to: from + DAY_MS - 1 });
      return lines === 'unknown' ? lines : lines.map(({ phone: _, ...line }) => line);
    },
    readCallback: ({ body }) => readAirtelCallback(body, options.callbackKey),
    answerCallback: answerAirtelCallback,
  };
}

type Client = Pick<AirtelOptions, 'clientId' | 'clientSecret'>;

/** Undefined when none is given. */
async function fetchToken(
  wire: Wire,
  { clientId, clientSecret }: Client,
): Promise<AccessToken | undefined> {
  const credentials: AirtelTokenRequest = {
    client_id: clientId,
    client_secret: clientSecret,
    grant_type: 'client_credentials',
  };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(credentials);
  const answer = await wire({ method: 'POST', path: airtelTokenPath, headers, body });
  if (answer.kind === 'lost' || answer.httpStatus >= 400) return undefined;
  const given = airtelToken.safeParse(jsonOf(answer.text)).data;
  return given && { token: given.access_token, lifetimeMs: given.expires_in * 1000 };
}

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  accept: 'application/json',
  'x-country': 'TZ',
  'x-currency': 'TZS',
});

/** Page by page; `unknown` when one of them is not clear. */
async function readSummary(
  call: ReturnType<typeof authorizedWire>,
  { from, to }: Period,
): Promise<readonly SummaryLine[] | 'unknown'> {
  const lines: SummaryLine[] = [];
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const fields = { from, to, limit: PAGE_ROWS, offset: page * PAGE_ROWS };
    const query = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
    const path = `${airtelSummaryPath}?${query.join('&')}`;
    const read = summaryPage(await call({ method: 'GET', path }));
    if (!read) return 'unknown';
    lines.push(...read.lines);
    if (read.rows < PAGE_ROWS) return lines;
  }
  return 'unknown';
}
