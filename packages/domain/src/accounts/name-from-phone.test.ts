import { expect, test } from 'vitest';
import { nameFromPhone } from './name-from-phone.ts';

test('[ACT-12] a new player is called by a phone number nobody can dial', () => {
  expect(nameFromPhone('255712000101')).toBe('0712***101');
});
