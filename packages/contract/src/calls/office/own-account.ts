import { z } from 'zod';
import { anyone, browsing, careful, defineCall, nothing, office } from '../../call.ts';
import { flag, instant } from '../../fields.ts';
import { passwordHash } from '../accounts/account-fields.ts';
import { session } from '../accounts/sign-in.ts';

const code = z.string().trim().max(10);

export const ownAccountCalls = {
  'subscriber/get_google_binding': defineCall({
    summary: 'A new secret for the authenticator app; it counts once a code from it is proved',
    caller: office,
    sites: ['backoffice'],
    rateLimit: careful,
    /** The password again: a found-open desk must not bind a stranger's phone. */
    input: z.object({ password: passwordHash, code: code.optional() }),
    output: z.object({
      /** For typing by hand, in groups of four. */
      secret: z.string(),
      /** What the picture code carries. */
      uri: z.string(),
      expires_at: instant,
    }),
  }),
  'subscriber/validation_google_binding': defineCall({
    summary: 'Proves a code of the secret that was shown last; from now on codes are asked for',
    caller: office,
    sites: ['backoffice'],
    rateLimit: careful,
    input: z.object({ code }),
    output: z.object({ google_binding: flag }),
  }),
  'subscriber/remove_own_binding': defineCall({
    summary:
      'Unbinds the own authenticator, with the password and a code; not where it is demanded',
    caller: office,
    sites: ['backoffice'],
    rateLimit: careful,
    input: z.object({ password: passwordHash, code }),
    output: z.object({ google_binding: flag }),
  }),
  'subscriber/update_own_password': defineCall({
    summary: 'A new password for who knows the old one; every other session of theirs ends',
    caller: office,
    sites: ['backoffice'],
    rateLimit: careful,
    input: z.object({ old_password: passwordHash, new_password: passwordHash }),
    output: z.null(),
  }),
  'subscriber/own_sessions': defineCall({
    summary: 'Where the caller is signed in at the office',
    caller: office,
    sites: ['backoffice'],
    rateLimit: browsing,
    input: nothing,
    output: z.array(session.extend({ seen_at: instant })),
  }),
  'subscriber/end_own_sessions': defineCall({
    summary: 'Ends one other session of the caller, or all the others when none is named',
    caller: office,
    sites: ['backoffice'],
    rateLimit: careful,
    input: z.object({
      id: z
        .string()
        .regex(/^[0-9a-f]{32}$/)
        .optional(),
    }),
    output: z.object({ ended: z.number().int() }),
  }),
  'subscriber/prove': defineCall({
    summary: 'Shows again who sits there, by a code or without an authenticator by the password',
    caller: office,
    sites: ['backoffice'],
    rateLimit: careful,
    input: z.object({ password: passwordHash.optional(), code: code.optional() }),
    output: z.object({ proven_until: instant }),
  }),
  'subscriber/invitation': defineCall({
    summary: 'Whom a one-time link is for, while it is good',
    caller: anyone,
    sites: ['backoffice'],
    rateLimit: careful,
    input: z.object({ token: z.string().max(100) }),
    output: z.object({ account: z.string(), name: z.string(), expires_at: instant }),
  }),
  'subscriber/accept_invitation': defineCall({
    summary: 'The password of who holds the one-time link; it works once',
    caller: anyone,
    sites: ['backoffice'],
    rateLimit: careful,
    input: z.object({ token: z.string().max(100), password: passwordHash }),
    output: z.null(),
  }),
};
