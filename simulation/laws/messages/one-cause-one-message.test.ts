import { expect, test } from 'vitest';
import { sentTwice } from './one-cause-one-message.ts';

const delivery = (recipientId: string, requestId: string) => ({ recipientId, requestId });

test.each([
  ['two messages', [delivery('1', '100'), delivery('2', '101')], undefined],
  ['doubled by the gateway', [delivery('1', '100'), delivery('1', '100')], undefined],
  [
    'sent again by us',
    [delivery('1', '100'), delivery('1', '101')],
    'message 1 was handed to the gateway 2 times',
  ],
])('[SIM-20] %s', (_, deliveries, expected) => {
  expect(sentTwice(deliveries)).toBe(expected);
});
