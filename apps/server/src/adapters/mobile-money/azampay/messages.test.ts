import { shillings } from '@kipute/domain/money/senti';
import { azampayCheckout } from '@kipute/provider-protocols/mobile-money/azampay/azampay-checkout';
import { azampayTransfer } from '@kipute/provider-protocols/mobile-money/azampay/azampay-transfer';
import { expect, test } from 'vitest';
import { account } from './fixtures/azampay-account.ts';
import { checkoutMessage, transferMessage } from './messages.ts';

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
