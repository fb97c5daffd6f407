import type { Sport } from '../../../features/matches/sports.ts';
import type { RowChoice } from './ChoiceRow.tsx';

const EVERY_SPORT = '';

type Counted = (sport: Sport) => number;

export const upcomingIn: Counted = ({ match_num, live_num }) => match_num - live_num;
export const liveIn: Counted = ({ live_num }) => live_num;

/** All, then every sport that has something to show, and the one chosen even when it has not. */
export function sportChoices(
  sports: readonly Sport[] | undefined,
  { count, chosen, every }: { count: Counted; chosen: string; every: string },
): readonly RowChoice[] {
  if (!sports) return [{ id: EVERY_SPORT, text: every, count: undefined }];
  const shown = sports.filter((sport) => count(sport) > 0 || String(sport.id) === chosen);
  const total = sports.reduce((sum, sport) => sum + count(sport), 0);
  return [
    { id: EVERY_SPORT, text: every, count: total },
    ...shown.map((sport) => ({ id: String(sport.id), text: sport.name, count: count(sport) })),
  ];
}

/** The sport an address names, as the wire takes it; nonsense means every sport. */
export function sportNamed(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
