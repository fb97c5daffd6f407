/** What a provider can ask of a player's money. */
export type CasinoMove = 'debit' | 'credit' | 'rollback' | 'reward';

/** Why a wallet says no, in the words of every dialect's table. */
export type WalletRefusal =
  | 'session-unknown'
  | 'session-ended'
  | 'player-unknown'
  | 'play-refused'
  | 'funds-short'
  | 'transaction-conflict'
  | 'round-unknown'
  | 'debit-rolled-back'
  | 'debit-settled'
  | 'try-again';

/** How what a message is about stands in the books, as it comes. */
export type Standing = {
  /** `taken-back`: its rollback came first. */
  readonly debit: 'new' | 'taken-back';
  /** By the stakes of its round, or by the one it names. */
  readonly credit: 'no-debit' | 'standing' | 'taken-back';
  /** `settled`: its round was won or lost. `other`: what it names is no such stake. */
  readonly rollback: 'no-debit' | 'standing' | 'taken-back' | 'settled' | 'other';
  readonly reward: 'new';
};

/** `keep`: remembered, and nothing moves. */
export type Meaning = {
  readonly does: 'move' | 'keep' | 'refuse';
  readonly answers: 'ok' | WalletRefusal;
};

const moves: Meaning = { does: 'move', answers: 'ok' };
const keeps: Meaning = { does: 'keep', answers: 'ok' };
const refuses = (answers: WalletRefusal): Meaning => ({ does: 'refuse', answers });

/**
 * What each message means in each state (CAS-10): the one table, asked by the statement that moves
 * the money. Who may stake, and whether it can be paid, is asked only of what would move.
 */
export const walletLaw: {
  readonly [Move in CasinoMove]: Readonly<Record<Standing[Move], Meaning>>;
} = {
  debit: {
    new: moves,
    'taken-back': { does: 'keep', answers: 'debit-rolled-back' },
  },
  credit: {
    'no-debit': refuses('round-unknown'),
    standing: moves,
    'taken-back': refuses('debit-rolled-back'),
  },
  rollback: {
    'no-debit': keeps,
    standing: moves,
    'taken-back': keeps,
    settled: refuses('debit-settled'),
    other: refuses('transaction-conflict'),
  },
  reward: { new: moves },
};
