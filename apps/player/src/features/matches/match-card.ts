import type { MatchInfo, Outcome } from '@kipute/contract/calls/matches/match-info';
import { tileLineOf } from '@kipute/domain/odds/odds-lines';
import type { MatchCard, MatchTag, OutcomeName, TileOutcome } from '../../ui/match/match.ts';
import { flagOf } from './flag-of.ts';

/** Over/under on a tile is about this many goals, or the nearest line that is still sold. */
const GOAL_LINE = 2.5;

/** The wire's words for a match end here: screens know a `MatchCard`. */
export function matchCardOf(match: MatchInfo): MatchCard {
  return {
    id: match.id,
    league: {
      id: match.parentId,
      name: match.league,
      country: match.category_name,
      flag: flagOf(match.category_alpha2),
      sportId: match.sport_id,
    },
    home: { id: match.team_home_id, name: match.team_home },
    away: { id: match.team_away_id, name: match.team_away },
    startsAtMs: Date.parse(match.startTime),
    ...tagsOf(match),
    marketCount: match.market_count,
    outcomes: tileOutcomes(match),
  };
}

function tagsOf(match: MatchInfo): Pick<MatchCard, 'tags'> {
  const tags: MatchTag[] = [];
  if (match.is_derby === 1) tags.push('derby');
  if (match.is_up_goal === 1) tags.push('twoUp');
  return tags.length > 0 ? { tags } : {};
}

function tileOutcomes(match: MatchInfo): MatchCard['outcomes'] {
  const cells: Partial<Record<OutcomeName, TileOutcome>> = {};
  for (const [name, outcome] of outcomesOnTile(match)) {
    const line = name === 'over' || name === 'under' ? tileLineOf(outcome.name) : undefined;
    cells[name] = { selectionId: outcome.id_card, ...(line !== undefined && { line }) };
  }
  return cells;
}

/** The selections a tile can show, each by its place; a place without one is left out. */
export function outcomesOnTile(match: MatchInfo): readonly (readonly [OutcomeName, Outcome])[] {
  const { way_3: winner, double_chance: chance, both_teams_to_score: both } = match;
  const places: Readonly<Record<OutcomeName, Outcome | null | undefined>> = {
    home: winner.W1,
    draw: winner.Draw,
    away: winner.W2,
    homeOrDraw: chance.x_or_1,
    drawOrAway: chance.x_or_2,
    homeOrAway: chance.or_1_2,
    yes: both.yes,
    no: both.no,
    ...goalsOf(match.over_or_under),
  };
  return Object.entries(places).flatMap(([name, outcome]) =>
    outcome ? [[name as OutcomeName, outcome] as const] : [],
  );
}

/** Both sides of one line, so that a row never compares two different numbers of goals. */
function goalsOf({ Over, Under }: MatchInfo['over_or_under']) {
  const distance = (outcome: Outcome) => Math.abs((tileLineOf(outcome.name) ?? 99) - GOAL_LINE);
  const [over] = [...Over].sort((one, other) => distance(one) - distance(other));
  const line = over && tileLineOf(over.name);
  return { over, under: Under.find((outcome) => tileLineOf(outcome.name) === line) };
}
