import { pbkdf2, randomInt } from 'node:crypto';
import { promisify } from 'node:util';

/** Read aloud and typed from paper: nothing that looks like something else. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** `k7pm-x3dh-wq9t`: sixty bits, shown once to whoever hands it over. */
export function newPassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

const derive = promisify(pbkdf2);

/**
 * What a page would send for this password (WIRE-34), for passwords that are made here. The salt
 * is the account in lower case, or the last nine digits of a phone.
 */
export async function sentPassword(salt: string, password: string): Promise<string> {
  const salted = `kipute password v1 ${salt}`;
  return (await derive(password, salted, 100_000, 32, 'sha256')).toString('hex');
}
