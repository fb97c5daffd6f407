import { expect, test } from 'vitest';
import { accountExistsMessage, codeMessage } from './send-code.ts';

const cases = [
  [10, 'Inatumika kwa dakika 10.', 'It expires in 10 minutes.'],
  [1, 'Inatumika kwa dakika 1.', 'It expires in 1 minute.'],
  [60, 'Inatumika kwa saa 1.', 'It expires in 1 hour.'],
  [360, 'Inatumika kwa saa 6.', 'It expires in 6 hours.'],
] as const;

test.each(cases)('[ACT-07] a code of %d minutes says how long it lasts', (validMinutes, sw, en) => {
  const text = codeMessage({ purpose: 'login', code: '012345', validMinutes });
  expect(text.sw).toContain(`namba ya uthibitisho ya kuingia ni 012345. ${sw}`);
  expect(text.en).toContain(`012345 is your code to log in. ${en}`);
});

test('[ACT-07] every message fits one SMS of plain letters', () => {
  const longest = { purpose: 'reset-password', code: '123456', validMinutes: 10_079 } as const;
  const payer = codeMessage({ ...longest, purpose: 'confirm-payer' });
  for (const { sw, en } of [codeMessage(longest), payer, accountExistsMessage]) {
    for (const text of [sw, en]) {
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).toMatch(/^[\x20-\x7e]+$/);
    }
  }
});
