import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { readPhoneAndCode } from './CodeLoginScreen.tsx';

const cases = [
  // phone         code       outcome
  ['0712 345 678', '123 456', ok({ phone: '255712345678', code: '123456' })],
  ['', '123456', refuse({ phone: 'register.error_03' })],
  ['0712345678', '', refuse({ code: 'code.missing' })],
  ['0222123456', '12', refuse({ phone: 'phone.notTanzanian', code: 'code.incomplete' })],
  ['', '', refuse({ phone: 'register.error_03', code: 'code.missing' })],
] as const;

test.each(cases)('[AS-04] phone %j with code %j', (phone, code, outcome) => {
  const form = new FormData();
  form.set('phone', phone);
  form.set('code', code);
  expect(readPhoneAndCode(form)).toEqual(outcome);
});
