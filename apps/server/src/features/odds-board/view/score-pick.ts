import { fullTimePart } from '@kipute/contract/constants/matches/event-parts';
import { scoringUnits } from '@kipute/contract/constants/matches/live-data';
import { sports } from '@kipute/contract/constants/matches/sports';
import type { ScorePick } from '@kipute/domain/grading/score-pick';
import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Board } from '../board/board.ts';
import type { NamedMatch } from '../facts/match-facts.ts';
import { isOver, isUnder, type Sellable } from '../facts/quick-markets.ts';
import type { Market, Selection } from '../ports.ts';

type Read = (sellable: Sellable, match: NamedMatch) => ScorePick | undefined;
type Side = 'home' | 'draw' | 'away';

/** Market types whose selections speak of the goals of the match. */
const readers: Readonly<Record<number, Read>> = {
  69: threeWay,
  693: threeWay,
  9: doubleChance,
  466: moneyBackOnDraw,
  112: moneyBackOnDraw,
  48: handicap,
  10141: handicap,
  8: threeWayHandicap,
  47: total,
  10104: total,
  77: total,
  76: bothScore,
  45: exactScore,
  35: oddEven,
};

/**
 * What a selection says about the score at the end of ordinary time. Undefined when it is about
 * something else, or when nobody knows it any more.
 */
export function scorePickOf(
  { catalogue, stateOf }: Pick<Board, 'catalogue' | 'stateOf'>,
  selectionId: string,
): ScorePick | undefined {
  const selection = catalogue.selection(selectionId);
  const market = catalogue.marketOfSelection(selectionId);
  const match = selection && stateOf(selection.matchId)?.match;
  if (!market || !match || selection.isNegation) return undefined;
  if (match.sportId !== sports.football.id || !countsGoalsToTheEnd(market)) return undefined;
  return readers[market.marketTypeId]?.({ market, selection }, match);
}

function countsGoalsToTheEnd({ partId, scoringUnitId }: Market): boolean {
  const countsGoals = scoringUnitId === null || scoringUnitId === scoringUnits.goal.id;
  return partId === fullTimePart.id && countsGoals;
}

function teamOf(teamId: string | null, match: NamedMatch): 'home' | 'away' | undefined {
  if (teamId === match.homeId) return 'home';
  return teamId === match.awayId ? 'away' : undefined;
}

function sideOf({ typeId, code, teamId }: Selection, match: NamedMatch): Side | undefined {
  const { draw, handicapDraw } = outcomeTypes;
  return typeId === draw || typeId === handicapDraw || code === '#D'
    ? 'draw'
    : teamOf(teamId, match);
}

function threeWay({ selection }: Sellable, match: NamedMatch): ScorePick | undefined {
  const side = sideOf(selection, match);
  return side && { kind: 'result', sides: [side], headStart: 0 };
}

function doubleChance({ selection }: Sellable, match: NamedMatch): ScorePick | undefined {
  const first = teamOf(selection.teamId, match);
  const second = selection.secondTeamId === null ? 'draw' : teamOf(selection.secondTeamId, match);
  return first && second && { kind: 'result', sides: [first, second], headStart: 0 };
}

function moneyBackOnDraw({ selection }: Sellable, match: NamedMatch): ScorePick | undefined {
  const team = teamOf(selection.teamId, match);
  return team && { kind: 'handicap', team, line: 0 };
}

function handicap({ selection }: Sellable, match: NamedMatch): ScorePick | undefined {
  const team = teamOf(selection.teamId, match);
  const { line } = selection;
  return team && line !== null ? { kind: 'handicap', team, line } : undefined;
}

/** The line of the home team and of the draw is the home team's, that of the visitors their own. */
function threeWayHandicap({ selection }: Sellable, match: NamedMatch): ScorePick | undefined {
  const side = sideOf(selection, match);
  const { line } = selection;
  if (!side || line === null) return undefined;
  return { kind: 'result', sides: [side], headStart: side === 'away' ? -line : line };
}

function total({ market, selection }: Sellable, match: NamedMatch): ScorePick | undefined {
  const of = market.teamId === null ? 'both' : teamOf(market.teamId, match);
  const { line } = selection;
  if (!of || line === null) return undefined;
  if (isOver(selection)) return { kind: 'total', of, than: 'over', line };
  return isUnder(selection) ? { kind: 'total', of, than: 'under', line } : undefined;
}

function bothScore({ selection: { yes } }: Sellable): ScorePick | undefined {
  return yes === null ? undefined : { kind: 'both-score', answer: yes ? 'yes' : 'no' };
}

function exactScore({ selection }: Sellable): ScorePick | undefined {
  const { typeId, line, line2 } = selection;
  const isScore = typeId === outcomeTypes.scoreExact && line !== null && line2 !== null;
  return isScore ? { kind: 'exact-score', home: line, away: line2 } : undefined;
}

function oddEven({ selection: { typeId } }: Sellable): ScorePick | undefined {
  if (typeId === outcomeTypes.odd) return { kind: 'odd-even', parity: 'odd' };
  return typeId === outcomeTypes.even ? { kind: 'odd-even', parity: 'even' } : undefined;
}
