import { expect, test } from 'vitest';
import type { Verdict } from '../../../features/payments/ports.ts';
import type { WireAnswer } from '../wire/client.ts';
import checkoutBegun from './recorded/checkout-begun.json' with { type: 'json' };
import statusSuccess from './recorded/status-success.json' with { type: 'json' };
import transferBegun from './recorded/transfer-begun.json' with { type: 'json' };
import { askedOfCheckout, askedOfTransfer, verdictOfQuery } from './translate.ts';

const answered = (text: string, httpStatus = 200): WireAnswer => ({
  kind: 'answered',
  httpStatus,
  text,
});
const json = (body: unknown, httpStatus = 200) => answered(JSON.stringify(body), httpStatus);
const lost = (words: string): WireAnswer => ({ kind: 'lost', words });
const meaning = (verdict: Verdict) => (verdict.kind === 'refused' ? verdict.reason : verdict.kind);

test('[MM-75] a checkout that has begun', () => {
  expect(askedOfCheckout(json(checkoutBegun))).toEqual({
    verdict: { kind: 'in-progress' },
    carrierReference: '01936b2c7f5a7d10a3e2b1c4d5e6f708',
  });
});

test('[MM-75] a transfer that has begun', () => {
  expect(askedOfTransfer(json(transferBegun))).toEqual({
    verdict: { kind: 'in-progress' },
    carrierReference: 'b42aeas4hl3d4f58bhfk4007782cb452',
  });
});

const no = (message: string) => json({ success: false, message });
const begun = json({ success: true, message: '' });

const table = [
  [begun, 'in-progress', 'in-progress'],
  [no('Insufficient balance'), 'funds-short', 'float-empty'],
  [no('Invalid mobile number'), 'phone-unknown', 'phone-unknown'],
  [no(''), 'refused', 'refused'],
  [json({ message: 'half' }), 'unknown', 'unknown'],
  [answered('<html>'), 'unknown', 'unknown'],
  [json({ success: false, message: 'Invalid BankName.' }, 400), 'refused', 'refused'],
  [answered('', 401), 'refused', 'refused'],
  [json({ success: false, message: 'Duplicate' }, 403), 'unknown', 'unknown'],
  [json(checkoutBegun, 500), 'unknown', 'unknown'],
  [answered('', 302), 'unknown', 'unknown'],
  [lost('timed-out'), 'unknown', 'unknown'],
  [lost('no-token'), 'refused', 'refused'],
  [lost('ECONNREFUSED'), 'refused', 'refused'],
] as const;

test.each(table)('[MM-50] [MM-75] %j: checkout %s, transfer %s', (answer, checkout, transfer) => {
  expect([
    meaning(askedOfCheckout(answer).verdict),
    meaning(askedOfTransfer(answer).verdict),
  ]).toEqual([checkout, transfer]);
});

const asked = { carrierReference: '01936b2c', way: 'in' } as const;

test('[MM-76] success is paid, with the number it was asked by', () => {
  expect(verdictOfQuery(json(statusSuccess), asked)).toEqual({ kind: 'paid', receipt: '01936b2c' });
});

const status = (data: unknown, message = '') => json({ ...statusSuccess, data, message });

const statuses = [
  [status('SUCCESS'), 'in', 'paid'],
  [status('pending'), 'in', 'in-progress'],
  [status('failure', 'Cancelled by user'), 'in', 'cancelled-by-player'],
  [status('failure', 'Insufficient funds'), 'in', 'funds-short'],
  [status('failure', 'Insufficient funds'), 'out', 'float-empty'],
  [status('failure'), 'out', 'refused'],
  [status('reversed'), 'in', 'unknown'],
  [status(''), 'in', 'unknown'],
  [status(null), 'in', 'unknown'],
  [json({ ...statusSuccess, success: false }), 'in', 'unknown'],
  [json({ success: false, message: 'Transaction not found' }), 'out', 'unknown'],
  [json(statusSuccess, 500), 'in', 'unknown'],
  [json({ ...statusSuccess, data: 'failure' }, 404), 'out', 'unknown'],
  [answered('text'), 'in', 'unknown'],
  [lost('ECONNREFUSED'), 'out', 'unknown'],
  [lost('timed-out'), 'in', 'unknown'],
] as const;

test.each(statuses)('[MM-76] %j on the way %s is %s', (answer, way, expected) => {
  expect(meaning(verdictOfQuery(answer, { ...asked, way }))).toBe(expected);
});
