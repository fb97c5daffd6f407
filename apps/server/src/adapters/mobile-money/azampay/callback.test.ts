import { expect, test } from 'vitest';
import { answerAzampayCallback, readAzampayCallback } from './callback.ts';
import success from './recorded/callback-success.json' with { type: 'json' };
import transferSuccess from './recorded/transfer-callback-success.json' with { type: 'json' };

const read = (body: unknown) =>
  readAzampayCallback({
    method: 'POST',
    path: '/callbacks/mobile-money/azampay',
    headers: {},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const notBelieved = { kind: 'unknown', words: 'unsigned callback' };

test.each(['success', 'failure'])('[MM-77] a claim of %s is not believed', (transactionstatus) => {
  expect(read({ ...success, transactionstatus })).toEqual({
    kind: 'outcome',
    reference: 'a1B2c3D4e5F6g7H8i9J0',
    carrierReference: '01936b2c7f5a7d10a3e2b1c4d5e6f708',
    verdict: notBelieved,
    authenticated: false,
  });
});

test.each(['success', 'failure'])('[MM-77] nor is one of a transfer: %s', (status) => {
  expect(read({ ...transferSuccess, status })).toEqual({
    kind: 'outcome',
    reference: 'a1B2c3D4e5F6g7H8i9J0',
    carrierReference: 'b42aeas4hl3d4f58bhfk4007782cb452',
    verdict: notBelieved,
    authenticated: false,
  });
});

const unreadable = [
  '',
  'text',
  [],
  {},
  { ...success, utilityref: '' },
  { ...success, reference: undefined },
  { ...success, transactionstatus: 'maybe' },
];

test.each(unreadable)('[MM-77] %j is unreadable', (body) => {
  expect(read(body).kind).toBe('unreadable');
});

const answers = [
  [read(success), { kind: 'taken' }, 200, true],
  [read(success), { kind: 'reference-unknown' }, 200, true],
  [read(success), { kind: 'later' }, 503, false],
  [read('text'), { kind: 'taken' }, 400, false],
] as const;

test.each(answers)('[MM-77] %j and %j', (reading, outcome, status, isTaken) => {
  expect(answerAzampayCallback(reading, outcome)).toEqual({
    status,
    contentType: 'application/json',
    body: JSON.stringify({ success: isTaken }),
  });
});
