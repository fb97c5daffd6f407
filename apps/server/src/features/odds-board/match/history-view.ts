import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { scoreOf } from '../board/match-facts.ts';
import { isNamed, type NamedMatch } from '../board/match-state.ts';
import type { Catalogue, MatchArchive, PastMatch } from '../ports.ts';
import type { Names } from '../view/names.ts';

type HistoryView = CallContent<'atlassian/history'>;

const ENDED = 3;
const SHOWN_MAX = 10;

/** Whatever has ended and is still held in memory. */
export function heldMatches(catalogue: Catalogue): MatchArchive {
  return {
    endedMatchesOf: (teamId) =>
      [...catalogue.matches().values()]
        .filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
        .filter(({ status }) => status === ENDED)
        .flatMap((match) => (isNamed(match) ? pastMatch(catalogue, match) : []))
        .toSorted((one, other) => other.startsAt - one.startsAt),
  };
}

function pastMatch(catalogue: Catalogue, match: NamedMatch): readonly PastMatch[] {
  const score = scoreOf(catalogue.factsOf(match.id), match);
  if (!score) return [];
  const { id, competitionId, startsAt, homeId, awayId } = match;
  return [{ id, competitionId, startsAt, homeId, awayId, score }];
}

type HistoryDeps = {
  readonly archive: MatchArchive;
  readonly names: Names;
  readonly locale: Locale;
};

export function historyView(match: NamedMatch, deps: HistoryDeps): HistoryView {
  const { homeId, awayId } = match;
  const view = pastMatchView(deps);
  const ofHome = deps.archive.endedMatchesOf(homeId).filter(({ id }) => id !== match.id);
  const ofAway = deps.archive.endedMatchesOf(awayId).filter(({ id }) => id !== match.id);
  const between = ofHome.filter((past) => past.homeId === awayId || past.awayId === awayId);
  return {
    home_list: ofHome.slice(0, SHOWN_MAX).map(view),
    away_list: ofAway.slice(0, SHOWN_MAX).map(view),
    head_to_head_list: between.slice(0, SHOWN_MAX).map(view),
  };
}

function pastMatchView({ names, locale }: HistoryDeps) {
  return (past: PastMatch): HistoryView['home_list'][number] => ({
    id: past.id,
    startTime: new Date(past.startsAt).toISOString(),
    league: names.competition(past.competitionId, locale),
    team_home: names.team(past.homeId, locale),
    team_home_id: past.homeId,
    team_away: names.team(past.awayId, locale),
    team_away_id: past.awayId,
    home_score: past.score.home,
    away_score: past.score.away,
  });
}
