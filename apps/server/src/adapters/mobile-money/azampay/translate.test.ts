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

const status = (data: unknown, message = '') => json({ ...statusSuccess, data, message });

const statuses = [
  [status('SUCCESS'), 'unbound'],
  [status('failure', 'Cancelled by user'), 'unbound'],
  [status('pending'), 'in-progress'],
  [status('reversed'), 'unknown'],
  [status(''), 'unknown'],
  [status(null), 'unknown'],
  [json({ ...statusSuccess, success: false }), 'unknown'],
  [json({ success: false, message: 'Transaction not found' }), 'unknown'],
  [json(statusSuccess, 500), 'unknown'],
  [json({ ...statusSuccess, data: 'failure' }, 404), 'unknown'],
  [answered('text'), 'unknown'],
  [lost('ECONNREFUSED'), 'unknown'],
  [lost('timed-out'), 'unknown'],
] as const;

test.each(statuses)('[MM-76] %j is %s', (answer, expected) => {
  expect(verdictOfQuery(answer).kind).toBe(expected);
});
