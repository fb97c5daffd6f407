import { expect, test } from 'vitest';
import { accountExistsMessage, codeMessage } from './send-code.ts';

const cases = [
  [10, 'Muda wake ni dakika 10.', 'It is good for 10 minutes.'],
  [1, 'Muda wake ni dakika 1.', 'It is good for 1 minute.'],
  [60, 'Muda wake ni saa 1.', 'It is good for 1 hour.'],
  [360, 'Muda wake ni saa 6.', 'It is good for 6 hours.'],
] as const;

test.each(cases)('[ACT-07] a code of %d minutes says how long it lasts', (validMinutes, sw, en) => {
  const text = codeMessage({ purpose: 'login', code: '012345', validMinutes });
  expect(text.sw).toContain(`msimbo wako wa kuingia ni 012345. ${sw}`);
  expect(text.en).toContain(`your code to log in is 012345. ${en}`);
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
