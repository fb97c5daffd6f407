import type { Random, Side, SportModel } from '../match-model.ts';
import { createPlay, type Draft, openDraft, report } from '../play.ts';
import { drawIndex } from '../probability/draw.ts';
import { createSportModel } from '../sport-model.ts';
import {
  asPossession,
  courseOf,
  isOvertime,
  nothingYet,
  type PossessionFacts,
  sumOf,
  turnsInPeriod,
} from './possession-course.ts';
import { type PossessionMarketing, possessionMarkets } from './possession-markets.ts';
import { type PossessionSport, turnOrder, turnPmf } from './possession-sport.ts';
import { possessionView } from './possession-view.ts';

type PossessionDraft = Draft<PossessionFacts> & { readonly sport: PossessionSport };

function startPeriod(draft: PossessionDraft): void {
  const { facts } = draft;
  facts.periods = [...facts.periods, { home: 0, away: 0 }];
  facts.turn = 0;
  facts.phase = 'playing';
  report(draft, 'periodStart');
}

function addPoints(draft: PossessionDraft, side: Side, points: number): void {
  const { facts } = draft;
  if (points === 0) return;
  const now = facts.periods.at(-1) ?? { home: 0, away: 0 };
  facts.periods = [...facts.periods.slice(0, -1), { ...now, [side]: now[side] + points }];
  if (!isOvertime(draft.sport, facts)) facts.tallies = [...facts.tallies, { side, points }];
  report(draft, 'point', side);
}

function endPeriod(draft: PossessionDraft): void {
  const { facts, sport } = draft;
  report(draft, 'periodEnd');
  const { home, away } = sumOf(facts.periods);
  const isLast = facts.periods.length >= sport.periodParts.length;
  facts.phase = isLast && home !== away ? 'over' : 'break';
  facts.breakSecondsLeft = facts.phase === 'over' ? 0 : sport.breakSeconds(facts.periods.length);
}

function takeTurn(draft: PossessionDraft, random: Random): void {
  const { facts, sport, plan } = draft;
  const side = turnOrder[facts.turn % 2] ?? 'home';
  const points = drawIndex(turnPmf(sport, plan, side), random);
  facts.secondsInTurn = 0;
  facts.turn += 1;
  addPoints(draft, side, points);
  if (facts.turn >= 2 * turnsInPeriod(sport, facts)) endPeriod(draft);
}

function playOn(draft: PossessionDraft, seconds: number, random: Random): number {
  const { facts, sport } = draft;
  const passed = Math.min(seconds, sport.secondsPerTurn - facts.secondsInTurn);
  facts.secondsInTurn += passed;
  if (facts.secondsInTurn >= sport.secondsPerTurn) takeTurn(draft, random);
  return passed;
}

/** The likeliest number of points that is not nought. */
function usualPoints(sport: PossessionSport): number {
  const [, ...scoring] = sport.pointChances;
  return 1 + scoring.indexOf(Math.max(...scoring));
}

function possessionPlay(sport: PossessionSport) {
  return createPlay<PossessionDraft>({
    open: (course) => {
      const draft = openDraft(course, asPossession(course).possession, (plan, facts, incidents) =>
        courseOf(sport, plan, { facts, incidents }),
      );
      return { ...draft, sport };
    },
    resume: startPeriod,
    playOn,
    force: (draft, moment) => {
      if (isOvertime(sport, draft.facts) || moment.kind !== 'score') return;
      addPoints(draft, moment.side, usualPoints(sport));
    },
    // The end of a turn may bring points: nobody wants to sell in that very moment.
    dangerSeconds: ({ facts }) => (sport.secondsPerTurn - facts.secondsInTurn < 5 ? 5 : 0),
  });
}

export function possessionModel(
  sport: PossessionSport,
  marketing: PossessionMarketing,
): SportModel {
  return createSportModel({
    sportId: sport.sportId,
    wholeMatchPart: sport.wholeMatchPart,
    start: (plan) => courseOf(sport, plan, { facts: nothingYet, incidents: [] }),
    ...possessionPlay(sport),
    markets: possessionMarkets(marketing),
    viewOf: (course) => possessionView(sport, asPossession(course)),
  });
}
