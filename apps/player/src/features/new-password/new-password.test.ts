import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { readNewPassword } from './new-password.ts';

const short = { password: 'password.short' } as const;
const different = { repeat: 'register.error_01' } as const;

const cases = [
  // password  repeat   minimum  outcome
  ['siri', 'siri', 4, ok('siri')],
  ['    ', '    ', 4, ok('    ')],
  ['sïrï', 'sïrï', 4, ok('sïrï')],
  ['', '', 4, refuse({ password: 'register.error_02' })],
  ['', 'siri', 4, refuse({ password: 'register.error_02' })],
  ['sir', 'sir', 4, refuse(short)],
  ['😀😀😀', '😀😀😀', 4, refuse(short)],
  ['siri', 'siri', 6, refuse(short)],
  ['siri', 'Siri', 4, refuse(different)],
  ['siri', '', 4, refuse(different)],
  ['sir', 'si', 4, refuse({ ...short, ...different })],
] as const;

test.each(cases)('[AS-06] %j repeated as %j, at least %i', (password, repeat, minimum, outcome) => {
  expect(readNewPassword({ password, repeat, minimum })).toEqual(outcome);
});
