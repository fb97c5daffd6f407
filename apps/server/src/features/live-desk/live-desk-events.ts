import { z } from 'zod';
import { defineTopic } from '../../platform/bus/bus.ts';

/** JSON has no bigint. */
const whole = z.codec(z.string(), z.bigint(), { decode: BigInt, encode: String });

/** A large bet that was refused, published by the process that refused it; nothing keeps it. */
export const largeBetRefused = defineTopic(
  'large-bet-refused',
  z.object({
    at: z.number(),
    playerId: whole,
    stake: whole,
    legs: z.array(z.object({ selectionId: z.string(), matchId: z.string() })),
    reason: z.string(),
  }),
);

/** Once a second, by the process that is connected to the provider. */
export const feedHealth = defineTopic(
  'feed-health',
  z.object({
    connected: z.boolean(),
    silentMs: z.number(),
    longestSilenceMs: z.number(),
    lagMs: z.number(),
    messagesPerSecond: z.number(),
    gaps: z.number(),
  }),
);
