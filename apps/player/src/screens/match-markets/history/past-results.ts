import type { CallContent } from '@kipute/contract/registry';

export type PastMatch = CallContent<'atlassian/history'>['home_list'][number];
export type PastResult = 'win' | 'drawn' | 'loss';

/** How a match ended for one of its teams. */
export function resultFor(teamId: string, past: PastMatch): PastResult {
  const isHome = past.team_home_id === teamId;
  const own = isHome ? past.home_score : past.away_score;
  const others = isHome ? past.away_score : past.home_score;
  if (own === others) return 'drawn';
  return own > others ? 'win' : 'loss';
}

export type Balance = Readonly<Record<PastResult, number>>;

export function balanceOf(teamId: string, past: readonly PastMatch[]): Balance {
  const balance = { win: 0, drawn: 0, loss: 0 };
  for (const match of past) balance[resultFor(teamId, match)] += 1;
  return balance;
}
