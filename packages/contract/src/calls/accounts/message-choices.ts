import { z } from 'zod';
import { browsing, defineCall, nothing, player, type RateLimit } from '../../call.ts';
import { flag } from '../../fields.ts';
import { locales } from '../../locale.ts';

/** Each switch saves by itself, so who tries them out calls often. */
const switching: RateLimit = { calls: 60, seconds: 60 };

/** The specification names message choices and no call for them: these are ours. */
const language = z.enum(['', ...locales]);

const choices = z.object({
  /** Empty: the language in which the player last signed in. */
  language,
  /** New device, new password: always sent. */
  security: z.literal(1),
  /** Withdrawals that ended, deposits that came by another way than a prompt. */
  money: flag,
  /** News and offers, to those alone who agreed. */
  news: flag,
  /** On devices that asked for notifications; about security they are always told. */
  push_money: flag,
  push_bets: flag,
  /** Only while `news` is on as well. */
  push_offers: flag,
  /** 1: a notification says what the message says, amounts included. */
  push_details: flag,
});

export const messageChoiceCalls = {
  'subscriber/message_choices': defineCall({
    summary: 'Which messages the player wants, and in which language',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: choices,
  }),
  'subscriber/update_message_choices': defineCall({
    summary: 'Changes the choices that are named and answers them all',
    caller: player,
    sites: ['player'],
    rateLimit: switching,
    input: choices.omit({ security: true }).partial(),
    output: choices,
  }),
};
