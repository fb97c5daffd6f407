import { shillings } from '@kipute/domain/money/senti';
import { azampayCheckout, azampayTransfer } from '@kipute/provider-protocols/mobile-money/azampay';
import { expect, test } from 'vitest';
import type { Verdict } from '../../../features/payments/ports.ts';
import type { HttpResponse } from '../../http-client.ts';
import { account } from './fixtures/azampay-account.ts';
import checkoutBegun from './recorded/checkout-begun.json' with { type: 'json' };
import statusSuccess from './recorded/status-success.json' with { type: 'json' };
import transferBegun from './recorded/transfer-begun.json' with { type: 'json' };
import {
  askedOfCheckout,
  askedOfTransfer,
  checkoutMessage,
  transferMessage,
  verdictOfQuery,
} from './translate.ts';

const answered = (text: string, httpStatus = 200): HttpResponse => ({
  kind: 'answered',
  httpStatus,
  text,
});
const json = (body: unknown, httpStatus = 200) => answered(JSON.stringify(body), httpStatus);
const lost = (words: string): HttpResponse => ({ kind: 'lost', words });
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

const request = {
  reference: 'a1B2c3D4e5F6g7H8i9J0',
  amount: shillings(5_000),
  phone: '255621234567',
  words: 'Kipute',
};

test('[MM-75] one documented checkout', () => {
  expect(azampayCheckout.parse(checkoutMessage(request, account))).toEqual({
    accountNumber: '255621234567',
    amount: '5000',
    currency: 'TZS',
    externalId: 'a1B2c3D4e5F6g7H8i9J0',
    provider: 'Halopesa',
    additionalProperties: { words: 'Kipute' },
  });
});

test('[MM-75] one documented transfer', () => {
  const at = new Date('2026-11-15T18:30:00Z');
  expect(azampayTransfer.parse(transferMessage(request, account, at))).toEqual({
    source: {
      countryCode: 'TZ',
      currency: 'TZS',
      fullName: 'Kipute',
      bankName: 'Azampesa',
      accountNumber: '1292000001',
    },
    destination: {
      countryCode: 'TZ',
      currency: 'TZS',
      fullName: '255621234567',
      bankName: 'Halopesa',
      accountNumber: '255621234567',
    },
    transferDetails: { type: 'INTERNAL', amount: 5000, date: '2026-11-15T18:30:00.000Z' },
    externalReferenceId: 'a1B2c3D4e5F6g7H8i9J0',
    remarks: 'Kipute',
  });
});
