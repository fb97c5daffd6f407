import { shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import { collectRequest, payoutRequest, statusQuery } from './messages.ts';

const payment = {
  reference: 'K7Q2M9X4T8B3',
  amount: shillings(5_000),
  phone: '255757654321',
  words: 'Kipute: weka TSh 5,000!',
};

const shared = {
  input_Amount: '5000',
  input_Country: 'TZN',
  input_Currency: 'TZS',
  input_CustomerMSISDN: '255757654321',
  input_ServiceProviderCode: '000000',
  input_ThirdPartyConversationID: 'K7Q2M9X4T8B3',
  input_TransactionReference: 'K7Q2M9X4T8B3',
};

test('[MM-02] the documented requests, whole shillings, plain words', () => {
  const words = 'Kipute weka TSh 5000';
  expect(collectRequest(payment, '000000')).toEqual({ ...shared, input_PurchasedItemsDesc: words });
  expect(payoutRequest(payment, '000000')).toEqual({ ...shared, input_PaymentItemsDesc: words });
});

test('[MM-05] the question is about our reference, in a conversation of its own', () => {
  const question = { about: 'K7Q2M9X4T8B3', conversation: 'abc', serviceProviderCode: '000000' };
  expect(statusQuery(question)).toEqual({
    input_QueryReference: 'K7Q2M9X4T8B3',
    input_ServiceProviderCode: '000000',
    input_ThirdPartyConversationID: 'abc',
    input_Country: 'TZN',
  });
});
