import { z } from 'zod';
import { anyone, browsing, careful, defineCall, nothing, type RateLimit } from '../../call.ts';
import { chatModes } from '../../constants/content/chat.ts';
import { flag, id, instant } from '../../fields.ts';
import { requestKey } from '../money/payment-fields.ts';
import { chatMessage, chatSecret, chatState, chatText, typedSerial } from './chat-fields.ts';

/** A page asks again whenever something came, and polls where it has no socket. */
const following: RateLimit = { calls: 120, seconds: 60 };

/** Sent by pages without a session, and once by one that has just signed in. */
const secret = chatSecret.optional();

export const chatCalls = {
  'chat/service': defineCall({
    summary: 'Which chat there is, its hours today, and whether somebody answers now',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({
      mode: z.enum(Object.keys(chatModes) as [keyof typeof chatModes]),
      /** Address of the external chat's script; empty when ours is used. */
      script: z.string(),
      is_open: flag,
      /** "07:00" and "23:00" in East Africa Time; empty on a day without service. */
      from: z.string(),
      until: z.string(),
      /** Null while it is open, and when it never opens. */
      opens_at: instant.nullable(),
      greeting: z.string(),
      out_of_hours: z.string(),
    }),
  }),
  'chat/inquire': defineCall({
    summary: 'The caller’s conversation and its messages after one that is known',
    caller: anyone,
    sites: ['player'],
    rateLimit: following,
    input: z.object({
      secret,
      /** Messages after this one; 0 begins with the newest few dozen. */
      after: id.default('0'),
      /** Instead: older ones before this. */
      before: id.optional(),
    }),
    output: z.object({
      /** Null until the first message. */
      conversation: z
        .object({
          state: chatState,
          /** Who answers; empty while nobody does. */
          clerk: z.string(),
          /** Followed on the live socket as `chat:{topic}`. */
          topic: z.string(),
          /** Up to here a clerk has read. */
          clerk_read_id: id,
          unread: z.number().int(),
        })
        .nullable(),
      messages: z.array(chatMessage),
      /** 1: there are older ones than the first of these. */
      has_older: flag,
      /** 1: the page’s secret opens nothing any more and is to be forgotten. */
      forget_secret: flag,
    }),
  }),
  'chat/unread': defineCall({
    summary: 'How many answers the caller has not read, for the badge',
    caller: anyone,
    sites: ['player'],
    rateLimit: following,
    input: z.object({ secret }),
    output: z.object({ unread: z.number().int(), topic: z.string() }),
  }),
  'chat/send': defineCall({
    summary: 'One message to customer service; the same request key again is the same message',
    caller: anyone,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({
      secret,
      request_key: requestKey,
      text: chatText,
      /** A bet or a payment of one’s own, shown to the clerk as a card. */
      serial_number: typedSerial.optional(),
    }),
    output: chatMessage,
  }),
  'chat/read': defineCall({
    summary: 'Says that everything up to a message was seen',
    caller: anyone,
    sites: ['player'],
    rateLimit: following,
    input: z.object({ secret, until: id }),
    output: z.null(),
  }),
};
