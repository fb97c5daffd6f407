import { expect, test } from 'vitest';
import {
  answerWith,
  judgeNumbers,
  recipientOf,
  wholeAnswer,
  wholeRefusal,
} from './request-verdict.ts';

const good = { from: 'KIPUTE', message: 'Karibu' };

const wholes = [
  ['a good one', good, undefined],
  ['a foreign sender', { ...good, from: 'OTHER' }, 402],
  ['a sender of twelve letters', { ...good, from: 'KIPUTEKIPUTE' }, 402],
  ['a blank message', { ...good, message: ' ' }, 502],
] as const;

test.each(wholes)('[SMS-17] %s', (_, request, code) => {
  expect(wholeRefusal(request, ['KIPUTE'])).toBe(code);
});

test('[SMS-17] every number is judged by itself, once, while the credit lasts', () => {
  const to = '+255700000001, 255700000002,+255700000001,+25570,+254712345678,+255700000003';
  expect(judgeNumbers(to, 2)).toEqual([
    { number: '+255700000001', code: 101 },
    { number: '255700000002', code: 403 },
    { number: '+25570', code: 403 },
    { number: '+254712345678', code: 101 },
    { number: '+255700000003', code: 405 },
  ]);
});

test('[SMS-17] the answer counts what was taken, and a whole refusal names its cause', () => {
  const recipients = [
    recipientOf({ number: '+255700000001', code: 101 }, 'ATXid_1'),
    recipientOf({ number: '+25570', code: 403 }, 'ATXid_2'),
  ];
  expect(answerWith(recipients)).toEqual({
    SMSMessageData: {
      Message: 'Sent to 1/2 Total Cost: TZS 22.0000',
      Recipients: [
        {
          statusCode: 101,
          number: '+255700000001',
          status: 'Success',
          cost: 'TZS 22.0000',
          messageId: 'ATXid_1',
        },
        {
          statusCode: 403,
          number: '+25570',
          status: 'InvalidPhoneNumber',
          cost: '0',
          messageId: 'None',
        },
      ],
    },
  });
  expect(wholeAnswer(402)).toEqual({
    SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] },
  });
});
