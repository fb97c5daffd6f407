import { z } from 'zod';
import { TOPICS_PER_MESSAGE_MAX, topicPattern } from './socket.ts';

const topics = z.array(z.string().regex(topicPattern)).min(1).max(TOPICS_PER_MESSAGE_MAX);

/** What a page may say on the live socket. `hello` comes first. */
export const pageMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    /** The envelope header of this page load. */
    key: z.string().max(400),
    token: z.string().max(200).optional(),
  }),
  z.object({
    type: z.literal('subscribe'),
    topics,
    /** `now` when the page has asked for the same by a call after saying this, or will at once. */
    from: z.enum(['snapshot', 'now']).optional(),
  }),
  z.object({ type: z.literal('unsubscribe'), topics }),
  z.object({ type: z.literal('ping') }),
]);
export type PageMessage = z.infer<typeof pageMessage>;
