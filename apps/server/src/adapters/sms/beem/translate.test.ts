import { beemCodes, beemSendRequest } from '@kipute/provider-protocols/sms/beem';
import { expect, test } from 'vitest';
import report from './recorded/delivery-report.json' with { type: 'json' };
import accepted from './recorded/send-accepted.json' with { type: 'json' };
import noneValid from './recorded/send-accepted-none-valid.json' with { type: 'json' };
import invalidSender from './recorded/send-invalid-sender.json' with { type: 'json' };
import networkTimeout from './recorded/send-network-timeout.json' with { type: 'json' };
import outOfCredit from './recorded/send-out-of-credit.json' with { type: 'json' };
import wrongCredentials from './recorded/send-wrong-credentials.json' with { type: 'json' };
import { outcomeOf, readBeemReport, sendRequest } from './translate.ts';

test('[SMS-02] accepted with a valid recipient', () => {
  expect(outcomeOf({ httpStatus: 200, body: accepted })).toEqual({
    kind: 'sent',
    providerReference: '35918915',
  });
});

test('[SMS-02] accepted without a valid recipient', () => {
  expect(outcomeOf({ httpStatus: 200, body: noneValid })).toEqual({
    kind: 'refused',
    reason: 'invalid-number',
  });
});

const recorded = [
  ['[SMS-03] the sender', invalidSender, 'refused', 'sender-not-registered'],
  ['[SMS-04] the credit', outOfCredit, 'not-sent', 'out-of-credit'],
  ['[SMS-04] the credentials', wrongCredentials, 'not-sent', 'credentials-refused'],
  ['[SMS-05] a time-out behind the gateway', networkTimeout, 'unknown', 'gateway-timed-out'],
] as const;

// The HTTP status beside a code is not documented, so it must not matter.
test.each(recorded)('%s', (_, body, kind, reason) => {
  for (const httpStatus of [200, 400, 401, 500]) {
    expect(outcomeOf({ httpStatus, body })).toEqual({ kind, reason });
  }
});

const kinds = {
  refused: [101, 104, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 121],
  'not-sent': [102, 105, 106, 107, 108, 120],
  unknown: [103, 99, 122, 500],
};

test.each(Object.entries(kinds))('[SMS-03] [SMS-04] [SMS-05] codes that mean %s', (kind, codes) => {
  const outcomes = codes.map((code) => outcomeOf({ httpStatus: 400, body: { code, message: '' } }));
  expect(outcomes.map((outcome) => outcome.kind)).toEqual(codes.map(() => kind));
});

test('[SMS-05] every documented code has its meaning', () => {
  const unnamed = Object.keys(beemCodes).filter((code) => {
    const outcome = outcomeOf({ httpStatus: 400, body: { code: Number(code), message: '' } });
    return code !== '100' && 'reason' in outcome && outcome.reason === `code-${code}`;
  });
  expect(unnamed).toEqual([]);
});

const withoutCode = [
  [200, undefined, 'unknown'],
  [200, { code: 100, message: 'half an answer' }, 'unknown'],
  [200, null, 'unknown'],
  [302, undefined, 'unknown'],
  [500, undefined, 'unknown'],
  [502, '<html>', 'unknown'],
  [504, undefined, 'unknown'],
  [401, undefined, 'not-sent'],
  [404, {}, 'not-sent'],
  [429, undefined, 'not-sent'],
  [400, { message: 'no code' }, 'refused'],
  [413, undefined, 'refused'],
] as const;

test.each(withoutCode)('[SMS-05] HTTP %d with %j means %s', (httpStatus, body, kind) => {
  expect(outcomeOf({ httpStatus, body }).kind).toBe(kind);
});

const sms = { reference: '41', phone: '255700000001', text: 'Namba yako ni 4321' };

test('[SMS-01] one documented request', () => {
  const request = sendRequest(sms, 'KIPUTE');
  expect(beemSendRequest.parse(request)).toEqual({
    source_addr: 'KIPUTE',
    schedule_time: '',
    encoding: 0,
    message: 'Namba yako ni 4321',
    recipients: [{ recipient_id: '41', dest_addr: '255700000001' }],
  });
});

const texts = [
  ['Hongera! Umeshinda TSh 12,215.50 (mkeka #A1)', 0],
  ["Ng'ombe [2-1] {x} ~ €5 | \\ ^", 0],
  ['mstari\nmwingine', 0],
  ['Hongera 🎉', 8],
  ['Muda — sasa', 8],
  ['mstari\tmwingine', 8],
] as const;

test.each(texts)('[SMS-01] %j goes out with encoding %d', (text, encoding) => {
  expect(sendRequest({ ...sms, text }, 'KIPUTE').encoding).toBe(encoding);
});

const read = (body: unknown) => readBeemReport(JSON.stringify(body) ?? '');

test('[SMS-07] the recorded report, with its documented receipt', () => {
  expect(read(report)).toEqual({
    delivery: {
      reference: '41',
      providerReference: '35918915',
      phone: '255700000001',
      state: 'delivered',
      reason: 'DELIVERED',
    },
    receipt: {
      contentType: 'application/json',
      body: '{"request_id":"35918915","successful":"true"}',
    },
  });
});

const statuses = [
  ['DELIVERED', 'delivered'],
  ['delivered', 'delivered'],
  ['UNDELIVERED', 'undelivered'],
  ['PENDING', 'pending'],
] as const;

test.each(statuses)('[SMS-07] status %s is %s', (Status, state) => {
  expect(read({ ...report, Status })).toMatchObject({ delivery: { state } });
});

const unreadable = [
  undefined,
  'text',
  [],
  {},
  { ...report, Status: 'SOMETHING' },
  { ...report, request_id: null },
];

test.each(unreadable)('[SMS-07] %j is no report', (body) => {
  expect(read(body)).toBeUndefined();
});

test('[SMS-07] neither is what is no JSON', () => {
  expect(readBeemReport('id=1&status=Success')).toBeUndefined();
});

test('[SMS-08] the same report twice reads the same', () => {
  expect(read(report)).toEqual(read(structuredClone(report)));
});
