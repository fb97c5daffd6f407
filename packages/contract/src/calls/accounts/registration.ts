import { z } from 'zod';
import { anyone, careful, defineCall, type RateLimit } from '../../call.ts';
import { codePurposes } from '../../constants/accounts/verification-codes.ts';
import { agreedTexts } from '../../constants/content/texts.ts';
import { flag } from '../../fields.ts';
import { passwordHash, typedPhone, verificationCode } from './account-fields.ts';
import { agreedVersion } from './agreements.ts';
import { signedIn } from './sign-in.ts';

const purpose = z.union([
  z.literal(codePurposes.register.id),
  z.literal(codePurposes.login.id),
  z.literal(codePurposes['reset-password'].id),
]);

/** The page sends what it has; the country is read from the number itself (decision 4). */
const areaCode = z.string().trim().max(6).default('255');

/** Each costs a message, and reaches a phone whose owner may not have asked. */
const sending: RateLimit = { calls: 6, seconds: 60 };

export const registrationCalls = {
  'subscriber/get_code': defineCall({
    summary: 'Sends a six-digit code to a phone; the reply does not tell whether it is registered',
    caller: anyone,
    sites: ['player'],
    rateLimit: sending,
    input: z.object({ area_code: areaCode, phone: typedPhone, type: purpose }),
    output: z.object({
      /** Until another one may be asked for. */
      resend_seconds: z.number().int(),
      /** Until it is worthless. */
      valid_seconds: z.number().int(),
    }),
  }),
  'subscriber/check_code': defineCall({
    summary: 'Whether this is the code that was sent; it stays good, and a wrong one costs a try',
    caller: anyone,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({
      phone: typedPhone,
      /** Those of which another step follows before the code is used. */
      type: z.union([
        z.literal(codePurposes.register.id),
        z.literal(codePurposes['reset-password'].id),
      ]),
      code: verificationCode,
    }),
    output: z.null(),
  }),
  'subscriber/register': defineCall({
    summary: 'A new player, signed in at once',
    caller: anyone,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({
      area_code: areaCode,
      phone: typedPhone,
      password: passwordHash,
      code: verificationCode,
      invitation_code: z.string().trim().max(20).default(''),
      /** 1 once the user agreement was accepted. */
      agreement: flag,
      /** The versions that were shown; of texts it does not name, those in effect are meant. */
      agreed: z.array(agreedVersion).max(agreedTexts.length).default([]),
      /** 1 for "18 or older", 0 for "No, under 18". */
      adult: flag,
    }),
    output: signedIn,
  }),
};
