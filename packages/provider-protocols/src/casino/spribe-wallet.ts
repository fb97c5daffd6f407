import { z } from 'zod';

/**
 * The wallet dialect of a provider of crash games (field notes §4): JSON by POST at
 * `/callbacks/casino/<provider>/<call>`, amounts in thousandths of the currency, `withdraw` is a
 * stake and `deposit` a win. Answered with 200 and a code, but for `failed`, which is 500 and asked again.
 * What was refused for a reason of ours (`funds-short`, `transaction-unknown`) is final.
 */
export const spribeHeaders = {
  client: 'x-spribe-client-id',
  time: 'x-spribe-client-ts',
  signature: 'x-spribe-client-signature',
} as const;

const word = z.string().regex(/^[\w.:-]{1,80}$/);
/** Thousandths: one senti is ten of them. */
const thousandths = z.number().int().min(0).max(9_000_000_000_000_000).multipleOf(10);

const moved = {
  user_id: word,
  currency: z.literal('TZS'),
  provider: word,
  provider_tx_id: word,
  game: word,
  /** Names the round; of a bet and its win it is the same. */
  action_id: word,
};

export const spribeCalls = {
  auth: z.object({
    user_token: word,
    session_token: word,
    platform: word,
    currency: z.literal('TZS'),
  }),
  info: z.object({ user_id: word, session_token: word, currency: z.literal('TZS') }),
  withdraw: z.object({
    ...moved,
    session_token: word,
    amount: thousandths.min(10),
    action: z.literal('bet'),
  }),
  deposit: z.object({
    ...moved,
    amount: thousandths,
    action: z.enum(['win', 'freebet', 'rain']),
    /** Of the bet it belongs to; absent of a gift. */
    withdraw_provider_tx_id: word.optional(),
  }),
  rollback: z.object({
    ...moved,
    amount: thousandths,
    action: z.literal('rollback'),
    rollback_provider_tx_id: word,
  }),
} as const;

export type SpribeCall = keyof typeof spribeCalls;

export const spribeCodes = {
  ok: 200,
  'token-invalid': 401,
  'funds-short': 402,
  'token-expired': 403,
  'transaction-unknown': 408,
  /** With the data of the first time. */
  duplicate: 409,
  'signature-invalid': 413,
  failed: 500,
} as const;

export const spribeReply = z.object({
  code: z.literal(Object.values(spribeCodes)),
  message: z.string(),
  data: z
    .object({
      user_id: z.string().optional(),
      username: z.string().optional(),
      session_token: z.string().optional(),
      balance: thousandths.optional(),
      operator_tx_id: z.string().optional(),
      provider_tx_id: z.string().optional(),
      old_balance: thousandths.optional(),
      new_balance: thousandths.optional(),
      currency: z.literal('TZS'),
    })
    .optional(),
});
export type SpribeReply = z.infer<typeof spribeReply>;
