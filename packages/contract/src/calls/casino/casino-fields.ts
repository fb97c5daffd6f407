import { z } from 'zod';
import {
  casinoCategories,
  casinoDifferences,
  casinoRoundStatuses,
  casinoTransactionKinds,
} from '../../constants/casino/casino.ts';
import { type Choices, rowsOf } from '../../constants/choice.ts';
import { amount, flag, id, instant, signedAmount, visibleText } from '../../fields.ts';

const idOf = <Table extends Choices>(table: Table) => {
  const ids = rowsOf(table).map(([, choice]) => choice.id as Table[keyof Table]['id']);
  return z.literal(ids);
};

export const category = idOf(casinoCategories);
export const casinoRoundStatus = idOf(casinoRoundStatuses);
export const transactionKind = idOf(casinoTransactionKinds);
export const differenceKind = idOf(casinoDifferences);

export const count = z.number().int().min(0);
/** A provider's own word for itself, a game, a round or a transaction. */
export const providerWord = z.string().max(80);
/** What somebody looks for; what no provider says finds nothing. */
export const soughtWord = visibleText(80);

export const casinoGame = z.object({
  id,
  name: z.string(),
  provider: providerWord,
  provider_name: z.string(),
  category,
  /** Hundredths of a percent: 9700 of 10000 staked come back in the long run. */
  stated_return: z.number().int().min(0).max(10_000),
  /** Names its drawing and the angle of its weave. */
  code: providerWord,
});

/** The game a player played, and how it ended for them. */
export const casinoRound = z.object({
  id,
  game_id: id,
  game_name: z.string(),
  provider: providerWord,
  /** The provider's own number. */
  round: providerWord,
  status: casinoRoundStatus,
  bet_amount: amount,
  won_amount: amount,
  tax_amount: amount,
  /** What came back less what was staked. */
  profit: signedAmount,
  open_time: instant,
  close_time: instant.nullable(),
});

export const casinoTransaction = z.object({
  id,
  provider: providerWord,
  transaction: providerWord,
  kind: transactionKind,
  round: providerWord,
  game_id: id.nullable(),
  game_name: z.string(),
  user_id: id.nullable(),
  user_name: z.string(),
  amount,
  tax_amount: amount,
  balance_after: amount.nullable(),
  /** 1 when nothing was moved: a rollback that came before its bet, or a bet after it. */
  is_void: flag,
  create_time: instant,
});
