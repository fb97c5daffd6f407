import { type Danger, dangerNow } from '@kipute/domain/betting/danger';
import type { BettingDeps } from '../betting-deps.ts';

/** What the settings ask for at this moment of a match in play (BET-43). */
export function dangerOf(
  matchId: string,
  { board, settings }: Pick<BettingDeps, 'board' | 'settings'>,
): Danger {
  const { afterGoal, afterCorner, ...bet } = settings.current('bet');
  return dangerNow(board.secondsSinceDanger(matchId), {
    goal: { ...afterGoal, lastsSeconds: bet.goalDangerSeconds },
    corner: { ...afterCorner, lastsSeconds: bet.cornerDangerSeconds },
  });
}
