import { z } from 'zod';

/**
 * Our own wallet API: how a provider of games asks for a player's money. JSON by POST at
 * `/callbacks/casino/<provider>/<call>`; amounts are whole senti, a game is named by its `code`.
 *
 * Whatever could be read is answered with 200 and a status, but for `try-again`, which is 503.
 * `round-unknown` of a win says that no stake of its round has come: it is asked again once the
 * stake was answered. A rollback of a stake that was refused, or never answered, is always right.
 */
export const kiputeHeaders = { time: 'x-kipute-time', signature: 'x-kipute-signature' } as const;

const word = z.string().regex(/^[\w.:-]{1,80}$/);
/** As numbers: more than any purse holds still fits. */
const senti = z.number().int().min(0).max(9_000_000_000_000_000);

const played = { player: word, transaction: word, round: word, game: word };

export const kiputeCalls = {
  /** Exchanges the word of a launch, once, for a session. */
  authenticate: z.object({ launch: word, game: word }),
  balance: z.object({ session: word }),
  debit: z.object({ ...played, session: word, amount: senti.min(1) }),
  /** Nothing won closes a round as well. The session may be long over. */
  credit: z.object({ ...played, amount: senti, round_closed: z.boolean() }),
  rollback: z.object({ ...played, target: word }),
  /** Outside of any round. */
  reward: z.object({ player: word, transaction: word, game: word, amount: senti.min(1) }),
} as const;

export type KiputeCall = keyof typeof kiputeCalls;

export const kiputeStatuses = [
  'ok',
  'signature-invalid',
  'request-invalid',
  'session-unknown',
  'session-ended',
  'player-unknown',
  'play-refused',
  'funds-short',
  'transaction-conflict',
  'round-unknown',
  'debit-rolled-back',
  'debit-settled',
  'try-again',
] as const;

/** `session`, `player`, `name`, `language` and `reminder_minutes` of `authenticate` alone. */
export const kiputeReply = z.object({
  status: z.enum(kiputeStatuses),
  balance: senti.optional(),
  /** Ours, of what was moved. */
  reference: z.string().optional(),
  session: z.string().optional(),
  player: z.string().optional(),
  /** Masked: it is shown to other players. */
  name: z.string().optional(),
  language: z.enum(['sw', 'en']).optional(),
  /** A reminder of the time played is due so often; 0 for never. */
  reminder_minutes: z.number().int().optional(),
});
export type KiputeReply = z.infer<typeof kiputeReply>;
