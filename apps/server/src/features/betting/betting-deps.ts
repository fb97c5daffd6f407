import type { BaseLogger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Audit } from '../audit/index.ts';
import type { OddsBoard } from '../odds-board/index.ts';
import type { Players } from '../players/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** What betting sees of the board: prices, names and the course of matches. */
export type BettingBoard = Pick<
  OddsBoard,
  | 'quote'
  | 'outcomeOf'
  | 'wordsOf'
  | 'scorePickOf'
  | 'courseMark'
  | 'winnerOdds'
  | 'secondsSinceDanger'
  | 'setSuspensions'
>;

export type BettingDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'error'>;
  readonly settings: Pick<Settings, 'current' | 'onChanged'>;
  readonly protection: Pick<Protection, 'stakeRefusal'>;
  readonly board: BettingBoard;
  readonly players: Pick<Players, 'invitersOf'>;
  readonly wallet: Pick<Wallet, 'appendMany' | 'movementsOf' | 'lockPurses' | 'balancesOf'>;
  readonly audit: Pick<Audit, 'record'>;
  /** Real time; a test passes its own. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
};
