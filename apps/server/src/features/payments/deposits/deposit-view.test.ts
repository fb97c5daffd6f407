import { errorCatalogue } from '@kipute/contract/errors';
import { expect, test } from 'vitest';
import { errorText } from '../../../platform/http/error-reply.ts';
import { claimRefused } from './deposit-view.ts';

const now = new Date('2026-07-02T20:00:00Z');
const today = new Date('2026-07-02T03:43:00Z');
const yesterday = new Date('2026-07-01T20:59:00Z');

const credited = [
  ['sw', today, 'Malipo ya risiti hii yaliingizwa kwenye salio lako leo saa 06:43'],
  ['sw', yesterday, 'Malipo ya risiti hii yaliingizwa kwenye salio lako 01/07/2026 saa 23:59'],
  ['en-US', today, 'The payment of this receipt was credited to your balance at 06:43 today'],
  [
    'en-US',
    yesterday,
    'The payment of this receipt was credited to your balance at 23:59 on 01/07/2026',
  ],
] as const;

test.each(credited)(
  '[PAY-85] in %s a receipt credited at %s says when',
  (locale, creditedAt, text) => {
    const refused = claimRefused({ code: 'receipt-credited', creditedAt }, { locale, now });
    const { code, values } = refused;
    expect(JSON.parse(errorText(code, locale, values))).toMatchObject({
      ...{ status: 0, code: 'receipt-credited', message: text },
    });
  },
);

test('[PAY-85] a false receipt, a credited one, a returned one, a silent network and a person are five answers', () => {
  const codes = [
    ...['receipt-unknown', 'receipt-credited', 'receipt-declined'],
    ...['operator-silent', 'receipt-with-person'],
  ] as (keyof typeof errorCatalogue)[];
  for (const language of ['sw', 'en'] as const) {
    expect(new Set(codes.map((code) => errorCatalogue[code][language])).size).toBe(5);
  }
});
