import { expect, test } from 'vitest';
import { deliveryReceipt, readDelivery } from './callback.ts';
import report from './recorded/delivery-report.json' with { type: 'json' };

const secret = { presented: 'a-long-secret', expected: 'a-long-secret' };
const delivered = { reference: '41', providerReference: '35918915', state: 'delivered' } as const;

test('[SMS-07] a report with the right secret', () => {
  expect(readDelivery(report, secret)).toEqual({ ok: true, value: delivered });
});

test('[SMS-07] its documented receipt', () => {
  expect(deliveryReceipt(delivered)).toEqual({ request_id: '35918915', successful: 'true' });
});

test.each(['', 'a-long-secre', 'a-long-secret2', 'A-LONG-SECRET'])(
  '[SMS-07] the secret %j is wrong',
  (presented) => {
    const read = readDelivery(report, { ...secret, presented });
    expect(read).toEqual({ ok: false, refusal: { code: 'secret-wrong' } });
  },
);

const statuses = [
  ['DELIVERED', 'delivered'],
  ['delivered', 'delivered'],
  ['UNDELIVERED', 'undelivered'],
  ['PENDING', 'pending'],
] as const;

test.each(statuses)('[SMS-07] status %s is %s', (Status, state) => {
  expect(readDelivery({ ...report, Status }, secret)).toMatchObject({ value: { state } });
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
  expect(readDelivery(body, secret)).toEqual({
    ok: false,
    refusal: { code: 'report-unreadable' },
  });
});

test('[SMS-08] the same report twice reads the same', () => {
  expect(readDelivery(report, secret)).toEqual(readDelivery(structuredClone(report), secret));
});
