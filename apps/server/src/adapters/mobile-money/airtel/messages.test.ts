import { shillings } from '@kipute/domain/money/senti';
import {
  airtelCollectRequest,
  airtelPayoutRequest,
} from '@kipute/provider-protocols/mobile-money/airtel/payment';
import { expect, test } from 'vitest';
import { collectRequest, payoutRequest } from './messages.ts';

const payment = {
  reference: 'A7Q2M9X4T8B3',
  amount: shillings(5_000),
  phone: '255784111111',
  words: 'Weka pesa',
};

test('[MM-13] the documented prompt: our reference is its id, the number has no country', () => {
  expect(airtelCollectRequest.parse(collectRequest(payment))).toEqual({
    reference: 'A7Q2M9X4T8B3',
    subscriber: { country: 'TZ', currency: 'TZS', msisdn: '784111111' },
    transaction: { amount: 5_000, country: 'TZ', currency: 'TZS', id: 'A7Q2M9X4T8B3' },
  });
});

test('[MM-15] the documented payout', () => {
  expect(airtelPayoutRequest.parse(payoutRequest(payment, 'encrypted'))).toEqual({
    payee: { msisdn: '784111111' },
    reference: 'A7Q2M9X4T8B3',
    pin: 'encrypted',
    transaction: { amount: 5_000, id: 'A7Q2M9X4T8B3', type: 'B2C' },
  });
});
