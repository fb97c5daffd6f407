import { randomInt } from 'node:crypto';

/** Without 0/O and 1/I/L, because codes are read aloud and typed from a friend's message. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

export function newInvitationCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
