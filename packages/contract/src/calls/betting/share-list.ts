import { z } from 'zod';
import { anyone, defineCall, type RateLimit } from '../../call.ts';
import { ACCUMULATOR_LEGS_MAX, BOOKING_CODE_LENGTH } from '../../constants/betting/limits.ts';
import { id, instant } from '../../fields.ts';
import { bookedSelection } from './booked-selection.ts';

/** A new code is kept for weeks, so they are not made by the thousand. */
const making: RateLimit = { calls: 10, seconds: 60 };
/** Enough for somebody who tries codes of friends, too few for somebody who tries them all. */
const lookingUp: RateLimit = { calls: 60, seconds: 60 };

/** Whatever is longer is no code; what it says decides, not its length. */
const typedCode = z.string().max(40);

/** Names and prices that a page sends along are dropped: the board knows them. */
const sharedSelection = z.object({ selection_id: id, match_id: id });

const code = z.string().length(BOOKING_CODE_LENGTH);

export const shareListCalls = {
  'share_list/add': defineCall({
    summary: 'A booking code for selections; the same selections always have the same code',
    caller: anyone,
    sites: ['player'],
    rateLimit: making,
    input: z.object({
      /** The code a page had before. It is not asked for: the selections alone decide. */
      code: typedCode.optional(),
      /** Twice as many as may be shared: the sixty-first is refused by its name. */
      share_data: z.array(sharedSelection).max(2 * ACCUMULATOR_LEGS_MAX),
    }),
    output: z.object({ code, end_time: instant }),
  }),
  'atlassian/get_order': defineCall({
    summary: 'The selections of a booking code with their odds and state of now',
    caller: anyone,
    sites: ['player'],
    rateLimit: lookingUp,
    input: z.object({ code: typedCode }),
    output: z.object({ code, end_time: instant, share_data: z.array(bookedSelection) }),
  }),
};
