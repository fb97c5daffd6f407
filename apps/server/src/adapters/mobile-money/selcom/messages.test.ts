import { shillings } from '@kipute/domain/money/senti';
import {
  selcomOrder,
  selcomWalletPayment,
} from '@kipute/provider-protocols/mobile-money/selcom/selcom-checkout';
import { selcomCashIn } from '@kipute/provider-protocols/mobile-money/selcom/selcom-payout';
import { expect, test } from 'vitest';
import { account } from './fixtures/selcom-account.ts';
import { cashInMessage, orderMessage, walletPaymentMessage } from './messages.ts';

const request = {
  reference: 'a1B2c3D4e5F6g7H8i9J0',
  amount: shillings(5_000),
  phone: '255621234567',
  words: 'Kipute',
};

test('[MM-67] one documented order', () => {
  const webhookUrl = 'https://kipute.example/callbacks/mobile-money/selcom';
  const order = orderMessage(request, { ...account, webhookUrl });
  expect(selcomOrder.parse(order)).toEqual(order);
  expect(Object.entries(order)).toEqual([
    ['vendor', 'TILL60000001'],
    ['order_id', 'a1B2c3D4e5F6g7H8i9J0'],
    ['buyer_email', 'malipo@kipute.example'],
    ['buyer_name', 'Kipute'],
    ['buyer_phone', '255621234567'],
    ['amount', 5000],
    ['currency', 'TZS'],
    ['webhook', Buffer.from(webhookUrl).toString('base64')],
    ['merchant_remarks', 'Kipute'],
    ['no_of_items', 1],
  ]);
});

test('[MM-65] a field that is not there is not signed either', () => {
  expect(Object.keys(orderMessage(request, account))).not.toContain('webhook');
});

test('[MM-67] its prompt', () => {
  const payment = walletPaymentMessage(request);
  expect(selcomWalletPayment.parse(payment)).toEqual({
    transid: 'a1B2c3D4e5F6g7H8i9J0',
    order_id: 'a1B2c3D4e5F6g7H8i9J0',
    msisdn: '255621234567',
  });
});

test('[MM-69] one documented payout, in the documented order', () => {
  const payout = cashInMessage(request, account);
  expect(selcomCashIn.parse(payout)).toEqual(payout);
  expect(Object.entries(payout)).toEqual([
    ['transid', 'a1B2c3D4e5F6g7H8i9J0'],
    ['utilitycode', 'HPCASHIN'],
    ['utilityref', '255621234567'],
    ['amount', 5000],
    ['vendor', 'TILL60000001'],
    ['pin', '8372'],
  ]);
});
