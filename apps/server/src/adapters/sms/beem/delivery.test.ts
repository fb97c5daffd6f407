import { expect, test } from 'vitest';
import { readBeemReport } from './delivery.ts';
import report from './recorded/delivery-report.json' with { type: 'json' };

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
