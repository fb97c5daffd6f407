import { shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import { moneyMessage } from './money-messages.ts';

const payment = {
  operator: 'mixx',
  amount: shillings(3_000_000),
  receipt: 'MP260701.1542.C00123',
} as const;
const news = ['deposit-credited', 'withdrawal-paid', 'withdrawal-returned'] as const;

test.each(news)('[PAY-55] %s fits one SMS of plain letters in both languages', (one) => {
  const { sw, en } = moneyMessage(one, payment);
  for (const text of [sw, en]) {
    expect(text).toContain('TSh 3,000,000');
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^[\x20-\x7e]+$/);
  }
});
