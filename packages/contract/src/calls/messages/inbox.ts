import { z } from 'zod';
import {
  browsing,
  defineCall,
  definePagedCall,
  nothing,
  player,
  type RateLimit,
} from '../../call.ts';
import { INBOX_BODY_MAX, INBOX_SUBJECT_MAX, inboxKinds } from '../../constants/content/inbox.ts';
import { flag, id, instant, page, pageSize } from '../../fields.ts';

/** Each message that is opened, removed and brought back is a call. */
const sorting: RateLimit = { calls: 120, seconds: 60 };

const kind = z.union([
  z.literal(inboxKinds.money.id),
  z.literal(inboxKinds.bets.id),
  z.literal(inboxKinds.offers.id),
  z.literal(inboxKinds.account.id),
]);

/** 0 names all. */
const kindOrAll = z.union([z.literal(0), kind]).default(0);

/** What is filled in may make a text longer than it was written. */
const FILLED_IN_MAX = INBOX_BODY_MAX + 6_000;

const message = z.object({
  id,
  type: kind,
  subject: z.string().max(INBOX_SUBJECT_MAX + FILLED_IN_MAX),
  body: z.string().max(FILLED_IN_MAX),
  send_time: instant,
  viewed: flag,
  /** A path of the site that it is about; empty when there is none. */
  jump: z.string().max(200),
});

const count = z.number().int().min(0);

/** By kind, and together as in the user info. */
const unread = z.object({
  not_viewed: count,
  money: count,
  bets: count,
  offers: count,
  account: count,
});

export const inboxCalls = {
  'message/inquire': definePagedCall({
    summary: 'The player’s in-site messages, the newest or the unread ones first',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({
      page,
      page_size: pageSize,
      type: kindOrAll,
      order: z.enum(['newest', 'unread-first']).default('newest'),
    }),
    output: z.array(message),
  }),
  'message/unread': defineCall({
    summary: 'How many messages the player has not read, by kind',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: unread,
  }),
  'message/detailed': defineCall({
    summary: 'One message, as a notification leads to it',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ id }),
    output: message,
  }),
  'message/read': defineCall({
    summary: 'Marks one message, or all of a kind, as read',
    caller: player,
    sites: ['player'],
    rateLimit: sorting,
    input: z.union([z.object({ id }), z.object({ type: z.union([z.literal(0), kind]) })]),
    output: unread,
  }),
  'message/remove': defineCall({
    summary: 'Takes a message out of the inbox',
    caller: player,
    sites: ['player'],
    rateLimit: sorting,
    input: z.object({ id }),
    output: unread,
  }),
  'message/restore': defineCall({
    summary: 'Brings back a message that was taken out of the inbox',
    caller: player,
    sites: ['player'],
    rateLimit: sorting,
    input: z.object({ id }),
    output: unread,
  }),
};
