import { expect, test } from 'vitest';
import { handsetPage } from './handset-page.ts';

const handset = {
  phone: '255712000101',
  operator: 'mixx',
  balance: 495_000,
  pin: '1234',
  prompts: [
    {
      ...{ id: 'abc', party: 'mixx', reference: 'R', amount: 5_000 },
      ...{ words: '<b>Weka</b> "pesa"', createdAt: '2026-01-01T21:30:00.000Z' },
    },
  ],
  messages: [{ at: '2026-01-01T21:30:00.000Z', text: 'Umelipa <i>TSh</i>' }],
} as const;

test('[MM-24] the prompt, the balance and the messages, in East Africa Time', () => {
  const page = handsetPage({ handset, billsAt: ['mixx'], note: 'Umelipa · Paid' });
  expect(page).toContain('<strong>TSh 5,000</strong>');
  expect(page).toContain('<div class="balance">TSh 495,000</div>');
  expect(page).toContain('>00:30:00</time>');
  expect(page).toContain('0712000101');
  for (const words of ['Kubali<small>Approve', 'Kataa<small>Refuse', 'Puuza<small>Ignore']) {
    expect(page).toContain(words);
  }
});

test('[MM-24] no text becomes markup', () => {
  const page = handsetPage({ handset, billsAt: [], note: '<script>alert(1)</script>' });
  expect(page).toContain('&lt;b&gt;Weka&lt;/b&gt; &quot;pesa&quot;');
  expect(page).toContain('Umelipa &lt;i&gt;TSh&lt;/i&gt;');
  expect(page).not.toContain('<script>alert');
});

test('[MM-23] [MM-24] an operator without a menu says so', () => {
  const page = handsetPage({ handset, billsAt: ['mpesa'], note: '' });
  expect(page).toContain('Not offered by this operator');
  expect(page).not.toContain('action="/handset/paybill"');
});
