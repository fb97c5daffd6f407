import { z } from 'zod';
import { CODE_DIGITS } from '../../constants/accounts/verification-codes.ts';

/** As typed, in any form a Tanzanian writes it; the server makes 255 and nine digits of it. */
export const typedPhone = z.string().trim().min(1).max(20);

/** The client sends a salted hash, so the server never sees a password (ACC-03). */
export const passwordHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Six digits from a message. Anything else is answered like a wrong code. */
export const verificationCode = z.string().trim().min(1).max(20);
export const isVerificationCode = (text: string): boolean =>
  text.length === CODE_DIGITS && /^\d+$/.test(text);
