import { expect, test } from 'vitest';
import { readAfricasTalkingReport } from './delivery.ts';
import report from './recorded/delivery-report.json' with { type: 'json' };

const read = (fields: Record<string, string>) =>
  readAfricasTalkingReport(new URLSearchParams(fields).toString());

test('[SMS-15] the recorded report, answered with nothing', () => {
  expect(read(report)).toEqual({
    delivery: {
      reference: undefined,
      providerReference: 'ATXid_6cd1d8a7f0c94b3c',
      phone: '255700000001',
      state: 'delivered',
      reason: 'Success',
    },
    receipt: { contentType: 'text/plain', body: '' },
  });
});

const statuses = [
  ['Sent', 'pending'],
  ['Submitted', 'pending'],
  ['Buffered', 'pending'],
  ['AbsentSubscriber', 'pending'],
  ['Success', 'delivered'],
  ['Rejected', 'undelivered'],
  ['Failed', 'undelivered'],
  ['Expired', 'undelivered'],
] as const;

test.each(statuses)('[SMS-15] status %s is %s', (status, state) => {
  expect(read({ ...report, status })).toMatchObject({ delivery: { state } });
});

test('[SMS-15] the reason of a failure is kept', () => {
  const failed = { ...report, status: 'Failed', failureReason: 'UserInBlackList' };
  expect(read(failed)).toMatchObject({ delivery: { reason: 'UserInBlackList' } });
});

const { id: _, ...withoutId } = report;
const unreadable = [{}, withoutId, { ...report, id: '' }, { ...report, status: 'SOMETHING' }];

test.each(unreadable)('[SMS-15] %j is no report', (fields) => {
  expect(read(fields)).toBeUndefined();
});

test('[SMS-15] neither is JSON', () => {
  expect(readAfricasTalkingReport(JSON.stringify(report))).toBeUndefined();
});
