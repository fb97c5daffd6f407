import { z } from 'zod';
import {
  anyone,
  browsing,
  careful,
  defineCall,
  nothing,
  office,
  player,
  playerBeforeOwnPassword,
} from '../../call.ts';
import { amount, flag, id, instant } from '../../fields.ts';
import { passwordHash, typedPhone, verificationCode } from './account-fields.ts';

export const userInfo = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  balance: amount,
  credit_money: amount,
  virtual_currency: amount,
  invitation_code: z.string(),
  not_viewed: z.number().int(),
  default_bet_amount: amount,
  /** The most that this player may stake on one bet. */
  max_bet_desktop: amount,
  max_bet_phone: amount,
  disabled_status: flag,
  no_bet: flag,
  no_withdraw: flag,
  return_scale: z.number(),
});

/** A reply without a token counts as a failure on every page. */
export const signedIn = z.object({ token: z.string(), user_info: userInfo });

/** What stands between a signed-in person and the office. */
const obstacle = z.enum(['bind-authenticator', 'change-password']);

/** What the page knows about who sits there. Nodes come with their look, as edited (BO-13). */
const officePerson = z.object({
  id: z.string(),
  kind: z.enum(['administrator', 'agent']),
  account: z.string(),
  name: z.string(),
  role: z.string(),
  nodes: z.array(
    z.object({
      path: z.string(),
      parent: z.string().nullable(),
      name: z.string(),
      kind: z.enum(['route', 'button']),
      icon: z.string(),
      sort: z.number().int(),
      show_at_top: flag,
    }),
  ),
  /** Another one when a right came or went; `queue/counts` tells it too (BO-110). */
  rights: z.string(),
  google_binding: flag,
  /** Null when nothing stands in the way. */
  obstacle: obstacle.nullable(),
  /** Minutes without a call after which the session is over. */
  idle_minutes: z.number().int(),
});

export const signInCalls = {
  'subscriber/login': defineCall({
    summary: 'A player signs in with phone and password',
    caller: anyone,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ phone: typedPhone, password: passwordHash }),
    output: signedIn,
  }),
  'subscriber/code_login': defineCall({
    summary: 'A player signs in with a code that was sent to the phone',
    caller: anyone,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ phone: typedPhone, code: verificationCode }),
    output: signedIn,
  }),
  'subscriber/get_user_info': defineCall({
    summary: 'The signed-in player, with balances and unread messages',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: signedIn,
  }),
  'subscriber/sign_out': defineCall({
    summary: 'Ends the session at once',
    caller: anyone,
    rateLimit: browsing,
    input: nothing,
    output: z.null(),
  }),
  'subscriber/adminlogin': defineCall({
    summary: 'An administrator signs in; the code is needed once Google verification is bound',
    caller: anyone,
    sites: ['backoffice'],
    rateLimit: careful,
    input: z.object({
      /** Empty ones are answered with the text for them. */
      account: z.string().trim().max(60),
      password: z.union([z.literal(''), passwordHash]),
      code: z.string().trim().max(10).optional(),
    }),
    output: z.object({ token: z.string(), user_info: officePerson }),
  }),
  'subscriber/subscriber_info': defineCall({
    summary: 'Who is signed in at the office, and the permission nodes of the role as edited',
    caller: office,
    sites: ['backoffice'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({ token: z.string(), user_info: officePerson }),
  }),
};

export const passwordCalls = {
  'subscriber/reset_password': defineCall({
    summary: 'A new password for who has the code; every session of the player ends',
    caller: anyone,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ phone: typedPhone, code: verificationCode, password: passwordHash }),
    output: z.null(),
  }),
  'subscriber/update_password': defineCall({
    summary: 'A new password for who knows the old one; every other session of the player ends',
    caller: playerBeforeOwnPassword,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ old_password: passwordHash, new_password: passwordHash }),
    output: z.null(),
  }),
};

export const session = z.object({
  /** Names the session without opening it. */
  id: z.string(),
  /** The browser and system, as it called itself. */
  user_agent: z.string(),
  /** Where from, without the last digits: "41.59.3.0/24". */
  network: z.string(),
  opened_at: instant,
  expires_at: instant,
  /** 1 for the one that asks. */
  current: flag,
});

/** `expired` has come to its own end; `elsewhere` was ended on another device of the player. */
const sessionEnds = ['elsewhere', 'password', 'disabled', 'erased', 'expired'] as const;

export const sessionCalls = {
  'subscriber/session_end': defineCall({
    summary: 'Why a session is over, told to who still has its token',
    caller: anyone,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ ended_token: z.string().min(1).max(200) }),
    /** Null for one that is not over, that its player ended, or that nobody remembers. */
    output: z.object({ reason: z.enum(sessionEnds).nullable() }),
  }),
  'subscriber/sessions': defineCall({
    summary: 'Where the player is signed in',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.array(session),
  }),
  'subscriber/end_sessions': defineCall({
    summary: 'Ends one other session of the player, or all the others when none is named',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ id: z.string().max(64).optional() }),
    output: z.null(),
  }),
};
