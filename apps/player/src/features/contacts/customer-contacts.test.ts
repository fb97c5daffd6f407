import { expect, test } from 'vitest';
import { contactsOf } from './customer-contacts.ts';

const lists = {
  customer_service: '0800 110 021, 0754 000 111, 0754 000 112',
  messaging_numbers: '+255754000222,+255754000333',
};

const draws = [
  // random  phones                               messaging
  [0, ['0800 110 021', '0754 000 111'], ['+255754000222']],
  [0.99, ['0754 000 112', '0754 000 111'], ['+255754000333']],
] as const;

test.each(draws)('[SCR-50] a draw of %d shows %j and %j', (random, phones, messagingNumbers) => {
  expect(contactsOf(lists, () => random)).toEqual({ phones, messagingNumbers });
});

test('[SCR-50] a page without loaded contacts shows none', () => {
  expect(contactsOf(undefined, Math.random)).toEqual({ phones: [], messagingNumbers: [] });
});
