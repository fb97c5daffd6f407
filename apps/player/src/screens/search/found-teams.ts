import type { MatchCard } from '../../ui/match/match.ts';
import type { Team } from '../../ui/team/TeamMark.tsx';

const TEAMS_MAX = 4;

/** Teams whose own name holds the words: the ones a player may want to star. */
export function foundTeams(cards: readonly MatchCard[], keyWord: string): readonly Team[] {
  const wanted = folded(keyWord);
  const teams = new Map<string, Team>();
  for (const team of cards.flatMap(({ home, away }) => [home, away])) {
    if (folded(team.name).includes(wanted)) teams.set(team.id, team);
  }
  return [...teams.values()].slice(0, TEAMS_MAX);
}

/** Without accents and capitals, as the server compares. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
