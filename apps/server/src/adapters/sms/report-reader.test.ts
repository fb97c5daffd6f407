import { expect, test } from 'vitest';
import { createReportReader } from './report-reader.ts';

const KEY = 'a-long-secret';
const readReport = createReportReader(KEY);
const ofBeem = JSON.stringify({
  request_id: 1,
  recipient_id: '41',
  dest_addr: '255700000001',
  Status: 'DELIVERED',
});
const ofAfricasTalking = 'id=ATXid_1&status=Success&phoneNumber=%2B255700000001';

test('[SMS-07] each gateway is understood at its own address', () => {
  const first = readReport({ provider: 'beem', key: KEY, body: ofBeem });
  const second = readReport({ provider: 'africas-talking', key: KEY, body: ofAfricasTalking });
  expect([first, second]).toMatchObject([
    { kind: 'read', delivery: { reference: '41' } },
    { kind: 'read', delivery: { providerReference: 'ATXid_1' } },
  ]);
  expect(readReport({ provider: 'beem', key: KEY, body: ofAfricasTalking })).toEqual({
    kind: 'unreadable',
  });
});

test.each(['', 'a-long-secre', 'a-long-secret2', 'A-LONG-SECRET'])(
  '[SMS-07] the secret %j is wrong',
  (key) => {
    expect(readReport({ provider: 'beem', key, body: ofBeem })).toEqual({ kind: 'forged' });
  },
);

test.each(['', 'twilio', 'toString', '__proto__'])('[SMS-07] %j is no provider', (provider) => {
  expect(readReport({ provider, key: KEY, body: ofBeem })).toEqual({ kind: 'forged' });
});
