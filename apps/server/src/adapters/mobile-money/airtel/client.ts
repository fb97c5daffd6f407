import { isSameIdentifier } from '@kipute/domain/payments/payment-identifier';
import {
  airtelBalancePath,
  airtelSummaryPath,
} from '@kipute/provider-protocols/mobile-money/airtel/account';
import {
  airtelCollectPath,
  airtelCollectStatusPath,
  airtelPayoutPath,
} from '@kipute/provider-protocols/mobile-money/airtel/payment';
import { encryptedSecret } from '@kipute/provider-protocols/mobile-money/rsa-secret';
import type { MobileMoney, PaymentRequest } from '../../../features/payments/ports.ts';
import { systemClock } from '../../../platform/clock.ts';
import { keepToken, withToken } from '../exchange/access-token.ts';
import { refused } from '../exchange/verdicts.ts';
import { createWire, type WireAnswer } from '../wire/client.ts';
import { answerAirtelCallback, readAirtelCallback } from './callback.ts';
import { collectRequest, payoutRequest } from './messages.ts';
import type { AirtelOptions } from './options.ts';
import { balanceOf, type SummaryLine, summaryPage } from './summary.ts';
import { fetchToken, headersOf } from './token.ts';
import { askedOf, verdictOfStatus } from './translate.ts';

type Call = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string };
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
  const tokens = keepToken(() => fetchToken(wire, options), clock);

  const call = (wanted: Call): Promise<WireAnswer> =>
    withToken(tokens, (token) => wire({ ...wanted, headers: headersOf(token) }));

  async function linesOf({ from, to }: Period): Promise<readonly SummaryLine[] | 'unknown'> {
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
