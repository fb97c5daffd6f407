import { describe, expect, test } from 'vitest';
import { recordedMessage } from './fixtures/recorded-message.ts';
import { readMessage } from './messages.ts';

describe('messages as the provider sends them', () => {
  const cases = [
    [
      'subscribe-response',
      {
        type: 'subscribed',
        subscriptionId: '6f2c1a52-5b3e-4f0e-9a70-3f9ad5a5a001',
        checksum: '1873304992',
      },
    ],
    ['ping-request', { type: 'ping', id: '7731' }],
    [
      'resume-refused',
      {
        type: 'error',
        code: 400,
        text: 'The subscription cannot be resumed from this batch.',
      },
    ],
  ] as const;

  test.each(cases)('[CAT-01] %s', (name, expected) => {
    expect(readMessage(recordedMessage(name))).toEqual(expected);
  });

  test('[CAT-01] counts travel as text', () => {
    expect(readMessage(recordedMessage('initial-data'))).toMatchObject({
      type: 'snapshot-part',
      batchesLeft: 0,
      isLast: true,
    });
    expect(readMessage(recordedMessage('update-data'))).toMatchObject({
      type: 'update',
      batchId: 48_211,
      batchUuid: '0f6f6c1e-8a0f-4a65-9d2e-2f0f6d2b7a11',
    });
  });
});

test.each<[unknown]>([
  [null],
  ['UpdateData'],
  [[]],
  [{}],
  [{ toString: {} }],
  [{ __proto__: null, constructor: {} }],
  [{ PingRequest: null }],
  [{ PingRequest: { id: 7 } }],
  [{ PingRequest: { id: '1' }, UpdateData: {} }],
  [{ SubscribeResponse: { subscriptionId: '', subscriptionChecksum: 'x' } }],
  [{ InitialData: { batchesLeft: 'many', entities: [] } }],
  [{ InitialData: { batchesLeft: '1', entities: {} } }],
  [{ UpdateData: { batchId: '1', batchUuid: 'u', changes: 'none' } }],
  [{ UpdateData: { batchId: '1.5', batchUuid: 'u', changes: [] } }],
  [{ UpdateData: { batchId: '1', changes: [] } }],
])('[CAT-15] %j is no message we know', (json) => {
  expect(readMessage(json)).toEqual({ type: 'unknown' });
});
