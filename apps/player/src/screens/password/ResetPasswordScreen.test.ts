import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { readReset } from './ResetPasswordScreen.tsx';

const forms = [
  // fields                                     code of message  outcome
  [{ password: 'mpya1', repeat: 'mpya1' }, '123456', ok({ code: '123456', password: 'mpya1' })],
  [
    { password: 'mpya1', repeat: 'mpya1', code: '654321' },
    '',
    ok({ code: '654321', password: 'mpya1' }),
  ],
  [{ password: 'mpya1', repeat: 'mpya1' }, '', refuse({ code: 'code.missing' })],
  [{ password: 'mpy', repeat: 'mpy' }, '123456', refuse({ password: 'password.short' })],
  [{ password: 'mpya1', repeat: 'mpya2' }, '123456', refuse({ repeat: 'register.error_01' })],
  [
    { code: '', password: '' },
    '123456',
    refuse({ code: 'code.missing', password: 'register.error_02' }),
  ],
] as const;

test.each(forms)('[AS-21] %j after the code %j', (fields, codeOfMessage, outcome) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  expect(readReset(form, { minimum: 4, codeOfMessage })).toEqual(outcome);
});
