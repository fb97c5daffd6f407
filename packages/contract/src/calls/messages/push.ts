import { z } from 'zod';
import { browsing, careful, defineCall, nothing, player } from '../../call.ts';

/** Where a browser's push service takes messages for one device; whoever knows it can reach it. */
const endpoint = z.url({ protocol: /^https$/ }).max(1_000);

/** 65 bytes of a point on P-256, and 16 of a secret (RFC 8291), in base64url. */
const pointKey = z.string().regex(/^[A-Za-z0-9_-]{87}=?$/);
const secretKey = z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/);

export const pushCalls = {
  'push/key': defineCall({
    summary: 'The public key a browser subscribes with (VAPID)',
    caller: player,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.object({ key: z.string().regex(/^[A-Za-z0-9_-]{87}$/) }),
  }),
  'push/subscribe': defineCall({
    summary:
      'Notifications for the player go to this device as well; it leaves whoever had it before',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({
      endpoint,
      keys: z.object({ p256dh: pointKey, auth: secretKey }),
    }),
    output: z.null(),
  }),
  'push/unsubscribe': defineCall({
    summary: 'No more notifications to this device of the player',
    caller: player,
    sites: ['player'],
    rateLimit: careful,
    input: z.object({ endpoint }),
    output: z.null(),
  }),
};
