import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { readPasswordChange } from './ChangePasswordSheet.tsx';

const cases = [
  // old    new      repeat   outcome
  ['siri', 'mpya1', 'mpya1', ok({ old: 'siri', next: 'mpya1' })],
  ['', 'mpya1', 'mpya1', refuse({ old_password: 'register.error_02' })],
  ['siri', '', '', refuse({ password: 'register.error_02' })],
  ['siri', 'mpya1', 'mpya2', refuse({ repeat: 'register.error_01' })],
  ['siri', 'mpy', 'mpy', refuse({ password: 'password.short' })],
  ['siri', 'siri', 'siri', refuse({ password: 'password.unchanged' })],
  ['', '', '', refuse({ old_password: 'register.error_02', password: 'register.error_02' })],
] as const;

test.each(cases)('[AS-22] from %j to %j, repeated as %j', (old, next, repeat, outcome) => {
  const form = new FormData();
  form.set('old_password', old);
  form.set('password', next);
  form.set('repeat', repeat);
  expect(readPasswordChange(form, 4)).toEqual(outcome);
});
