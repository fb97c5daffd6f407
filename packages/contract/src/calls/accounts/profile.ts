import { z } from 'zod';
import { browsing, careful, defineCall, nothing, player } from '../../call.ts';
import { genders, PROFILE_TEXT_MAX } from '../../constants/accounts/profile.ts';
import { amount, visibleText } from '../../fields.ts';

const gender = z.union([
  z.literal(genders.unsaid.id),
  z.literal(genders.male.id),
  z.literal(genders.female.id),
]);

/** Every field but the name may stay empty. */
const profile = z.object({
  name: visibleText(PROFILE_TEXT_MAX).min(1),
  gender,
  mail: z.union([z.literal(''), z.email().max(120)]),
  /** YYYY-MM-DD, or empty. */
  birthday: z.union([z.literal(''), z.iso.date()]),
  location: visibleText(PROFILE_TEXT_MAX),
  job: visibleText(PROFILE_TEXT_MAX),
});

export const profileCalls = {
  'subscriber/profile': defineCall({
    summary: 'What the signed-in player told about themselves',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: profile.extend({ phone: z.string() }),
  }),
  'subscriber/info_update': defineCall({
    summary: 'The player corrects the profile; the phone is not changed here',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: profile,
    output: z.null(),
  }),
  'subscriber/update_bet_config': defineCall({
    summary: 'The amount a new slip starts with',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ default_bet_amount: amount }),
    output: z.null(),
  }),
};
