import {
  africasTalkingCodes,
  africasTalkingSendRequest,
} from '@kipute/provider-protocols/sms/africas-talking';
import { expect, test } from 'vitest';
import report from './recorded/delivery-report.json' with { type: 'json' };
import invalidSender from './recorded/send-invalid-sender.json' with { type: 'json' };
import outOfCredit from './recorded/send-out-of-credit.json' with { type: 'json' };
import taken from './recorded/send-taken.json' with { type: 'json' };
import { outcomeOf, readAfricasTalkingReport, sendRequest } from './translate.ts';

const [recipient] = taken.SMSMessageData.Recipients;
const answer = (change: object, Message = '') => ({
  httpStatus: 201,
  body: { SMSMessageData: { Message, Recipients: [{ ...recipient, ...change }] } },
});
const whole = (Message: string) => ({
  httpStatus: 201,
  body: { SMSMessageData: { Message, Recipients: [] } },
});

const recorded = [
  [taken, { kind: 'sent', providerReference: 'ATXid_6cd1d8a7f0c94b3c' }],
  [invalidSender, { kind: 'refused', reason: 'sender-not-registered' }],
  [outOfCredit, { kind: 'not-sent', reason: 'out-of-credit' }],
] as const;

test.each(recorded)('[SMS-14] recorded: %j', (body, outcome) => {
  expect(outcomeOf({ httpStatus: 201, body })).toEqual(outcome);
});

test.each([100, 101, 102])('[SMS-14] code %d means sent', (statusCode) => {
  expect(outcomeOf(answer({ statusCode }))).toMatchObject({ kind: 'sent' });
});

const failures = [
  [401, 'unknown', 'held-as-risk'],
  [402, 'refused', 'sender-not-registered'],
  [403, 'refused', 'invalid-number'],
  [404, 'refused', 'number-unsupported'],
  [405, 'not-sent', 'out-of-credit'],
  [406, 'refused', 'recipient-barred'],
  [407, 'not-sent', 'no-route'],
  [409, 'refused', 'recipient-wants-none'],
  [500, 'unknown', 'gateway-failed'],
  [501, 'unknown', 'gateway-failed'],
  [502, 'refused', 'rejected-by-gateway'],
] as const;

test.each(failures)('[SMS-14] code %d of a recipient means %s', (statusCode, kind, reason) => {
  expect(outcomeOf(answer({ statusCode, messageId: 'None' }))).toEqual({ kind, reason });
});

test.each(failures)(
  '[SMS-14] the name of %d for a whole request means %s',
  (code, kind, reason) => {
    expect(outcomeOf(whole(africasTalkingCodes[code]))).toEqual({ kind, reason });
  },
);

test('[SMS-14] every documented code stands in this table', () => {
  const told = [100, 101, 102, ...failures.map(([code]) => code)];
  expect(Object.keys(africasTalkingCodes).map(Number)).toEqual(told);
});

const odd = [
  ['a code nobody documented', answer({ statusCode: 408 }), 'code-408'],
  ['a message taken without a reference', answer({ messageId: 'None' }), 'reference-missing'],
  ['nobody and no reason', whole('Sent to 0/1 Total Cost: 0'), 'no-recipient'],
  ['sent, but to nobody', whole('Sent'), 'code-101'],
  ['half a recipient', answer({ messageId: undefined }), 'http-201'],
  ['no JSON', { httpStatus: 200, body: undefined }, 'http-200'],
  ['a fault of the server', { httpStatus: 500, body: undefined }, 'http-500'],
] as const;

test.each(odd)('[SMS-05] %s is unknown', (_, given, reason) => {
  expect(outcomeOf(given)).toEqual({ kind: 'unknown', reason });
});

test('[SMS-04] wrong credentials are told by the status alone', () => {
  expect(outcomeOf({ httpStatus: 401, body: undefined })).toEqual({
    kind: 'not-sent',
    reason: 'http-401',
  });
});

test('[SMS-13] one documented form', () => {
  const sms = { reference: '41', phone: '255700000001', text: 'Namba yako ni 4321' };
  const request = sendRequest(sms, { username: 'kipute', senderName: 'KIPUTE' });
  expect(africasTalkingSendRequest.parse(request)).toEqual({
    username: 'kipute',
    to: '+255700000001',
    message: 'Namba yako ni 4321',
    from: 'KIPUTE',
  });
});

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
