import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXml } from '@kipute/provider-protocols/mobile-money/xml';
import { expect, test } from 'vitest';
import { brokerResult, isResultTaken } from './callback.ts';

const body = readFileSync(join(import.meta.dirname, 'recorded/broker-pay-bill.xml'), 'utf8');
const provider = { spId: '400400', spPassword: 'secret' };
const judgedAt = new Date('2026-11-15T15:45:00Z');

const ids = {
  originatorConversationID: '9e1d0f2a7c3b4d58',
  conversationID: 'd4c39a1be2f04e1c',
  transactionID: '00000000000000010021',
};
const outcomes = [
  [{ kind: 'taken', ourReceipt: 'D1' }, 'Completed', '0', 'D1'],
  [{ kind: 'reference-unknown' }, 'Failed', '999', ''],
] as const;

test.each(outcomes)('[MM-18] %j is told as %s', (outcome, resultType, resultCode, receipt) => {
  const told = { body, outcome, judgedAt };
  expect(readXml(brokerResult(told, provider) ?? '')).toMatchObject({
    mpesaBroker: {
      '@version': '2.0',
      result: {
        serviceProvider: { spId: '400400', timestamp: '20261115184500' },
        transaction: {
          ...{ resultType, resultCode, serviceReceipt: receipt },
          serviceDate: '2026-11-15T15:45:00.000Z',
          ...ids,
        },
      },
    },
  });
  expect(brokerResult(told, provider)).toBe(brokerResult(told, provider));
});

test('[MM-18] what is no request of the broker has no result', () => {
  const told = { body: '<other/>', outcome: { kind: 'reference-unknown' }, judgedAt } as const;
  expect(brokerResult(told, provider)).toBeUndefined();
});

const answerOf = (code: string) =>
  `<mpesaBroker version="2.0"><response><conversationID/><originatorConversationID/>` +
  `<responseCode>${code}</responseCode><responseDesc/><serviceStatus/><transactionID/>` +
  `</response></mpesaBroker>`;
const answers = [
  [200, '', true],
  [200, answerOf('0'), true],
  [200, answerOf('999'), false],
  [400, '', false],
  [503, answerOf('0'), false],
] as const;

test.each(answers)('[MM-18] HTTP %d with "%s" is taken: %s', (httpStatus, text, isTaken) => {
  expect(isResultTaken({ kind: 'answered', httpStatus, text })).toBe(isTaken);
});

test('[MM-18] no answer is told again', () => {
  expect(isResultTaken({ kind: 'lost', words: 'timed-out' })).toBe(false);
});
