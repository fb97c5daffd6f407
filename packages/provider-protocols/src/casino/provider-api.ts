import { z } from 'zod';

/**
 * What an operator asks a provider of games: which games, what became of a round, all of a day.
 * Signed as the wallet is (`signature.ts`), with the headers of `kiputeHeaders`.
 *
 * `GET /v1/<provider>/games` · `GET /v1/<provider>/rounds/<round>?player=<player>` ·
 * `GET /v1/<provider>/report/<day>?after=<transaction>` · `PUT /v1/<provider>/wallet`, which says
 * where the operator's wallet is.
 *
 * A player is sent to `<origin>/Loader/Start/<operator>/<code>?language=en&_sid=<launch>&
 * funMode=False&casinolobbyurl=…&cashierurl=…`; `_sid` is the word that `authenticate` exchanges.
 */
const word = z.string().regex(/^[\w.:-]{1,80}$/);
const senti = z.number().int().min(0).max(9_000_000_000_000_000);

export const providerGame = z.object({
  id: z.string().regex(/^\d{1,10}$/),
  code: word,
  name_sw: z.string().min(1).max(40),
  name_en: z.string().min(1).max(40),
  category: z.enum(['crash', 'slots', 'dice', 'instant', 'table']),
  /** Hundredths of a percent. */
  stated_return: z.number().int().min(0).max(10_000),
});
export const providerGames = z.object({ games: z.array(providerGame).max(5_000) });
export type ProviderGame = z.infer<typeof providerGame>;

export const providerTransaction = z.object({
  transaction: word,
  kind: z.enum(['debit', 'credit', 'rollback', 'reward']),
  player: word,
  round: z.string().max(80),
  game: word,
  amount: senti,
  /** Of a rollback the debit it takes back; of a win the one it belongs to, where that is known. */
  target: word.optional(),
  at: z.iso.datetime(),
});
export type ProviderTransaction = z.infer<typeof providerTransaction>;

/** What the provider's books hold of one player's part of a round. */
export const providerRound = z.object({
  round: word,
  status: z.enum(['open', 'closed', 'unknown']),
  transactions: z.array(providerTransaction).max(200),
});
export type ProviderRound = z.infer<typeof providerRound>;

/** A page of a day, in East Africa; `next` is null on the last one. */
export const providerReport = z.object({
  day: z.iso.date(),
  transactions: z.array(providerTransaction).max(5_000),
  next: word.nullable(),
});
export type ProviderReport = z.infer<typeof providerReport>;

export const walletPlace = z.object({ wallet_url: z.url() });
