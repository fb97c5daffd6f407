import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { isNamed, type NamedMatch, scoreOf } from '../facts/match-facts.ts';
import type { Catalogue, Match, MatchArchive, PastMatch } from '../ports.ts';
import type { Names } from '../view/names.ts';

type HistoryView = CallContent<'atlassian/history'>;

const ENDED = 3;
const FOOTBALL = 1;
const SHOWN_MAX = 10;

/** Whatever has ended and is still held in memory. */
export function heldMatches(catalogue: Catalogue): MatchArchive {
  const endedAmong = (belongs: (match: Match) => boolean) =>
    [...catalogue.matches().values()]
      .filter((match) => match.status === ENDED && belongs(match))
      .flatMap((match) => (isNamed(match) ? pastMatch(catalogue, match) : []))
      .toSorted((one, other) => other.startsAt - one.startsAt);
  return {
    endedMatchesOf: (teamId) =>
      endedAmong(({ homeId, awayId }) => homeId === teamId || awayId === teamId),
    endedMatchesIn: (id) => endedAmong(({ competitionId }) => competitionId === id),
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
    table: tableView(match, deps),
  };
}

/** Three points for a win are football's; other sports have no table here. */
function tableView(match: NamedMatch, { archive, names, locale }: HistoryDeps) {
  const played =
    match.sportId === FOOTBALL ? archive.endedMatchesIn(match.competitionId).toReversed() : [];
  const [first] = played;
  return {
    since: first ? new Date(first.startsAt).toISOString() : null,
    row_list: standingsOf(played).map((line) => ({
      team_id: line.teamId,
      team: names.team(line.teamId, locale),
      played: line.played,
      won: line.won,
      drawn: line.drawn,
      lost: line.lost,
      goals_for: line.goalsFor,
      goals_against: line.goalsAgainst,
      points: line.points,
    })),
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

/** A team's line in the table of its league. */
export type Standing = {
  readonly teamId: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
};

const POINTS_FOR_WIN = 3;

/** Everybody who played, by points, then goal difference, then goals; a tie keeps the first met. */
export function standingsOf(matches: readonly PastMatch[]): readonly Standing[] {
  const lines = new Map<string, Standing>();
  const add = (teamId: string, own: number, others: number) => {
    lines.set(teamId, lineAfter(lines.get(teamId) ?? newLine(teamId), own, others));
  };
  for (const { homeId, awayId, score } of matches) {
    add(homeId, score.home, score.away);
    add(awayId, score.away, score.home);
  }
  const difference = (line: Standing) => line.goalsFor - line.goalsAgainst;
  return [...lines.values()].toSorted(
    (one, other) =>
      other.points - one.points ||
      difference(other) - difference(one) ||
      other.goalsFor - one.goalsFor,
  );
}

function newLine(teamId: string): Standing {
  const none = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, points: 0 };
  return { teamId, ...none };
}

function lineAfter(line: Standing, own: number, others: number): Standing {
  const won = Number(own > others);
  const drawn = Number(own === others);
  return {
    teamId: line.teamId,
    played: line.played + 1,
    won: line.won + won,
    drawn: line.drawn + drawn,
    lost: line.lost + 1 - won - drawn,
    goalsFor: line.goalsFor + own,
    goalsAgainst: line.goalsAgainst + others,
    points: line.points + POINTS_FOR_WIN * won + drawn,
  };
}
