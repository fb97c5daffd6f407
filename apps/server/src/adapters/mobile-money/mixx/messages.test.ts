import { shillings } from '@kipute/domain/money/senti';
import { readMixxCommand } from '@kipute/provider-protocols/mobile-money/mixx/mixx-command';
import { mixxPayout } from '@kipute/provider-protocols/mobile-money/mixx/mixx-payout';
import { mixxPush } from '@kipute/provider-protocols/mobile-money/mixx/mixx-push';
import { expect, test } from 'vitest';
import { account } from './fixtures/mixx-account.ts';
import { payoutMessage, phoneOfMsisdn, pushMessage } from './messages.ts';

const request = {
  reference: 'a1B2c3D4e5F6g7H8i9J0',
  amount: shillings(5_000),
  phone: '255712345678',
  words: 'Kipute & Co',
};

test('[MM-55] one documented push', () => {
  expect(mixxPush.parse(pushMessage(request, account))).toEqual({
    CustomerMSISDN: '255712345678',
    BillerMSISDN: '25565000001',
    Amount: 5000,
    Remarks: 'Kipute & Co',
    ReferenceID: 'KPTa1B2c3D4e5F6g7H8i9J0',
  });
});

test('[MM-60] one documented payout', () => {
  expect(mixxPayout.parse(readMixxCommand(payoutMessage(request, account)))).toEqual({
    TYPE: 'REQMFCI',
    REFERENCEID: 'a1B2c3D4e5F6g7H8i9J0',
    MSISDN: '25565000002',
    PIN: '7645',
    MSISDN1: '255712345678',
    AMOUNT: '5000',
    SENDERNAME: 'Kipute & Co',
    LANGUAGE1: 'EN',
    BRAND_ID: '2341',
  });
});

const phones = [
  ['712345678', '255712345678'],
  ['0712345678', '255712345678'],
  ['255712345678', '255712345678'],
  [' 712345678 ', '255712345678'],
  ['71234567', undefined],
  ['25571234567', undefined],
  ['254712345678', undefined],
  ['', undefined],
  ['7123456x8', undefined],
] as const;

test.each(phones)('[MM-59] the payer %j is %s', (msisdn, phone) => {
  expect(phoneOfMsisdn(msisdn)).toBe(phone);
});
