import { useEffect, useState } from 'react';
import type { MatchState } from '../../../features/live-odds/match-states.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { scoreOf } from './score-of.ts';
import { scorerOf } from './scorer-of.ts';

/** How long a goal is shouted about. */
const SHOUT_MS = 3_000;

/** The name of the team that has just scored. A score met on arrival is no news. */
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
