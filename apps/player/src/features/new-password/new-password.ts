import { ok, type Result, refuse } from '@kipute/domain/result';

type NewPasswordFaults = {
  readonly password?: 'register.error_02' | 'password.short';
  readonly repeat?: 'register.error_01';
};

type TypedPassword = {
  readonly password: string;
  readonly repeat: string;
  readonly minimum: number;
};

/** Chosen at registration, after a forgotten one, or in place of the old one: one rule (AS-06). */
export function readNewPassword(typed: TypedPassword): Result<string, NewPasswordFaults> {
  const { password, repeat, minimum } = typed;
  if (password === '') return refuse({ password: 'register.error_02' });
  const isShort = [...password].length < minimum;
  const isDifferent = password !== repeat;
  if (!isShort && !isDifferent) return ok(password);
  return refuse({
    ...(isShort && { password: 'password.short' }),
    ...(isDifferent && { repeat: 'register.error_01' }),
  });
}
