import { z } from 'zod';
import { defineTopic } from '../../platform/bus/bus.ts';

const whole = z.codec(z.string(), z.bigint(), { decode: BigInt, encode: String });

const changedOrder = z.object({
  playerId: whole,
  orderId: whole,
  serialNumber: z.string(),
  /** A number of the contract, as it stands now. */
  status: z.int(),
  /** Of one that was settled or sold by its rule just now, and of no other. */
  end: z
    .object({
      result: z.enum(['won', 'lost', 'half-lost', 'part-lost', 'returned', 'sold']),
      paid: whole,
    })
    .optional(),
});

export type ChangedOrder = z.output<typeof changedOrder>;

const noLongerOwed = z.object({
  selectionId: z.string(),
  matchId: z.string(),
  /** Below nought when it is owed again. */
  owed: whole,
  /** Thousandths, at which it was bet on. */
  odds: z.int(),
});

export type ReleasedLiability = z.output<typeof noLongerOwed>;

/** Said after a commit: pages show it, and what was owed is owed no longer. */
export const ordersChanged = defineTopic(
  'bets-ruled',
  z.object({
    /** What orders owed until now, by selection; of none where nothing changes about that. */
    released: z.array(noLongerOwed),
    orders: z.array(changedOrder),
  }),
);
