import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { readCredentials } from './LoginForm.tsx';

const phone = 'login.phoneMissing';
const password = 'login.passwordMissing';

const cases = [
  // phone           password     outcome
  ['0712 345 678', 'siri', ok({ phone: '255712345678', password: 'siri' })],
  ['712345678', '  ', ok({ phone: '255712345678', password: '  ' })],
  ['', 'siri', refuse({ phone })],
  ['   ', 'siri', refuse({ phone })],
  ['0712345678', '', refuse({ password })],
  ['', '', refuse({ phone, password })],
] as const;

test.each(cases)('[SCR-41] phone %j with password %j', (typedPhone, typedPassword, outcome) => {
  const form = new FormData();
  form.set('phone', typedPhone);
  form.set('password', typedPassword);
  expect(readCredentials(form)).toEqual(outcome);
});

test('[SCR-41] a form without its fields is refused, not broken', () => {
  expect(readCredentials(new FormData())).toEqual(refuse({ phone, password }));
});
