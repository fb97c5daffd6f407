/**
 * What the three pages of a forgotten password hand on to each other, never through an address.
 * The phone is kept for this tab, because looking at the message may cost the page its memory on
 * a small phone; the code is kept nowhere.
 */
const STORAGE_KEY = 'password-reset-phone';
/** Digits with the country's in front, as the page before has read them. */
const PHONE = /^[1-9]\d{6,14}$/;

let code = '';
let phoneInMemory = '';

export function beginReset(phone: string): void {
  phoneInMemory = phone;
  code = '';
  inTab((storage) => storage.setItem(STORAGE_KEY, phone));
}

export function phoneOfReset(): string | undefined {
  const phone = phoneInMemory || (inTab((storage) => storage.getItem(STORAGE_KEY)) ?? '');
  return PHONE.test(phone) ? phone : undefined;
}

export function noteResetCode(typed: string): void {
  code = typed;
}

export const codeOfReset = (): string => code;

export function endReset(): void {
  phoneInMemory = '';
  code = '';
  inTab((storage) => storage.removeItem(STORAGE_KEY));
}

/** A browser may forbid its storage; then the pages do with what they remember themselves. */
function inTab<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
