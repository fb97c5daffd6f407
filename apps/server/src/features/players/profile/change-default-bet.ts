import { fromWireShillings } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Database } from '../../../platform/database/database.ts';
import type { Settings } from '../../settings/index.ts';
import { updatePlayer } from './profile-store.ts';

type DefaultBet = {
  readonly playerId: bigint;
  /** In shillings, as the page sent it. */
  readonly amount: number;
  readonly device: 'desktop' | 'phone';
};

/** In the order they are checked. */
export type DefaultBetRefusal = 'no-amount' | 'out-of-range';

export type ChangeDefaultBet = (bet: DefaultBet) => Promise<Result<null, DefaultBetRefusal>>;

export type DefaultBetDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'current'>;
};

/** Zero is a choice: the slip then starts empty. */
export function createChangeDefaultBet({ database, settings }: DefaultBetDeps): ChangeDefaultBet {
  return async ({ playerId, amount, device }) => {
    const defaultBetAmount = fromWireShillings(amount);
    if (defaultBetAmount === undefined) return refuse('no-amount');
    const { stakeMaximum } = settings.current('bet')[device];
    if (defaultBetAmount < 0n || defaultBetAmount > stakeMaximum) return refuse('out-of-range');
    await database.transact((tx) => updatePlayer(tx, playerId, { defaultBetAmount }));
    return ok(null);
  };
}
