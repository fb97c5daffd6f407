import { z } from 'zod';
import { defineTopic } from '../../platform/bus/bus.ts';

const whole = z.codec(z.string(), z.bigint(), { decode: BigInt, encode: String });

/** Said after each commit by the process that placed them. */
export const betsPlaced = defineTopic(
  'bets-placed',
  z.object({
    from: z.string(),
    bets: z.array(
      z.object({
        // A process of an older version does not say it.
        serialNumber: z.string().default(''),
        legs: z.array(
          z.object({
            selectionId: z.string(),
            matchId: z.string(),
            odds: z.number(),
            liability: whole,
          }),
        ),
        winnings: z.object({ playerId: whole, day: z.number(), amount: whole }),
      }),
    ),
  }),
);
