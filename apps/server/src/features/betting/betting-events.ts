import { z } from 'zod';
import { defineTopic } from '../../platform/bus/bus.ts';

/** JSON has no bigint. */
const whole = z.codec(z.string(), z.bigint(), { decode: BigInt, encode: String });

/** Published after each commit by the process that placed them. */
export const betsPlaced = defineTopic(
  'bets-placed',
  z.object({
    from: z.string(),
    bets: z.array(
      z.object({
        // A process of an older version does not say it.
        serialNumber: z.string().default(''),
        payout: whole.default(0n),
        legs: z.array(
          z.object({
            selectionId: z.string(),
            matchId: z.string(),
            odds: z.number(),
            liability: whole,
            stake: whole.default(0n),
          }),
        ),
        winnings: z.object({ playerId: whole, day: z.number(), amount: whole }),
      }),
    ),
  }),
);

/** Said after a commit, or when a boost turned out to be over: its budget has to be read again. */
export const boostsSpent = defineTopic('boosts-spent', z.object({ boostIds: z.array(z.string()) }));

const changedOrder = z.object({
  playerId: whole,
  orderId: whole,
  serialNumber: z.string(),
  /** A number of the contract, as it stands now. */
  status: z.int(),
  /** Only of one that was just settled, or cashed out by its rule. */
  end: z
    .object({
      result: z.enum(['won', 'lost', 'half-lost', 'part-lost', 'returned', 'sold']),
      paid: whole,
    })
    .optional(),
});

export type ChangedOrder = z.output<typeof changedOrder>;

const releasedLiability = z.object({
  selectionId: z.string(),
  matchId: z.string(),
  /** Negative when it is owed again, and so is what was staked. */
  owed: whole,
  staked: whole.default(0n),
  /** Thousandths, at which it was bet on. */
  odds: z.int(),
});

export type ReleasedLiability = z.output<typeof releasedLiability>;

/** Published after a commit: pages show the orders, every process releases their liability. */
export const ordersChanged = defineTopic(
  'bets-ruled',
  z.object({
    /** By selection; empty where no liability changes. */
    released: z.array(releasedLiability),
    orders: z.array(changedOrder),
  }),
);
