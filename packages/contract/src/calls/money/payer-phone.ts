import { z } from 'zod';
import { browsing, careful, defineCall, nothing, player, type RateLimit } from '../../call.ts';
import { instant } from '../../fields.ts';
import { typedPhone, verificationCode } from '../accounts/account-fields.ts';

const payerPhones = z.array(
  z.object({
    /** 255 and nine digits. */
    phone: z.string(),
    confirm_time: instant,
  }),
);

/** Each costs a message, and reaches a phone whose owner may not have asked. */
const sending: RateLimit = { calls: 6, seconds: 60 };

export const payerPhoneCalls = {
  'payer_phone/inquire': defineCall({
    summary: 'Numbers beside the registered one from which the player may pay, newest first',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: payerPhones,
  }),
  'payer_phone/get_code': defineCall({
    summary: 'Sends a code to a number from which the player wants to pay',
    caller: player,
    sites: ['player'],
    rateLimit: sending,
    input: z.object({ phone: typedPhone }),
    output: z.object({
      /** Until another one may be asked for. */
      resend_seconds: z.number().int(),
      /** Until it is worthless. */
      valid_seconds: z.number().int(),
    }),
  }),
  'payer_phone/confirm': defineCall({
    summary: 'The code that came to the number: from now on the player may pay from it',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ phone: typedPhone, code: verificationCode }),
    output: payerPhones,
  }),
  'payer_phone/remove': defineCall({
    summary: 'The player no longer pays from this number',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ phone: typedPhone }),
    output: payerPhones,
  }),
};
