import { useEffect, useState } from 'react';
import type { MatchState } from '../../../features/live-odds/match-state.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { scoreOf } from './score-of.ts';

/** How long a goal is shouted about. */
const SHOUT_MS = 3_000;

/** The name of the team that has just scored. The first score seen is no goal. */
export function useGoal(match: MatchCard, state: MatchState | undefined): string | undefined {
  const score = scoreOf(state);
  const text = score && `${score.home}-${score.away}`;
  const [seen, setSeen] = useState(text);
  const [goal, setGoal] = useState<{ readonly team: string; readonly at: string }>();
  if (text !== undefined && text !== seen) {
    setSeen(text);
    const side = scorerOf(seen, text);
    if (side) setGoal({ team: match[side].name, at: text });
  }
  useEffect(() => {
    if (!goal) return;
    const timer = setTimeout(setGoal, SHOUT_MS, undefined);
    return () => clearTimeout(timer);
  }, [goal]);
  return goal?.team;
}

/** Which side scored between two scores, written "1-0"; undefined when a goal was taken back. */
export function scorerOf(before: string | undefined, after: string): 'home' | 'away' | undefined {
  if (before === undefined) return undefined;
  const [homeBefore = 0, awayBefore = 0] = before.split('-').map(Number);
  const [home = 0, away = 0] = after.split('-').map(Number);
  if (home > homeBefore) return 'home';
  return away > awayBefore ? 'away' : undefined;
}
