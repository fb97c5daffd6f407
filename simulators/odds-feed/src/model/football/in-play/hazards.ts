import { sides } from '../../market/selections.ts';
import type { Random, Side } from '../../match-model.ts';
import {
  cardSteadiness,
  cornerSteadiness,
  livelinessFactor,
  redCardFactor,
} from '../expectations.ts';
import { type BySide, countBySide } from '../football-course.ts';
import { MISSED_PENALTIES } from '../football-view.ts';
import { lowScoreOutlook } from '../low-scores.ts';
import { cardTimes, cornerTimes, goalTimes, playedShare, sharePerSecond } from '../time-profile.ts';
import { awardPenalty, playCard, playCorner, playGoal } from './events.ts';
import { TAKEN_BACK_SHARE } from './goals.ts';
import type { MatchDraft } from './match-draft.ts';

type Happen = (draft: MatchDraft, side: Side, random: Random) => void;

const missPenalty: Happen = (draft, side, random) =>
  awardPenalty(draft, side, { isScored: false, random });

/** All that may happen by chance; `ratesNow` has their rates in this order. */
export const hazards: readonly { readonly side: Side; readonly happen: Happen }[] = [
  playGoal,
  missPenalty,
  playCorner,
  playCard,
].flatMap((happen) => sides.map((side) => ({ side, happen })));

function goalRates(draft: MatchDraft, ahead: number): BySide {
  const { facts } = draft;
  const expected = draft.expected.goals;
  const score = countBySide(facts.goals);
  const home = expected.home * redCardFactor(facts.cards, 'home');
  const away = expected.away * redCardFactor(facts.cards, 'away');
  const perSecond = sharePerSecond(goalTimes, facts, ahead) / (1 - TAKEN_BACK_SHARE);
  if (score.home > 1 || score.away > 1) return { home: home * perSecond, away: away * perSecond };
  const left = 1 - playedShare(goalTimes, facts);
  const remaining = { home: home * left, away: away * left };
  const outlook = (more: BySide) =>
    lowScoreOutlook({
      expected,
      score: { home: score.home + more.home, away: score.away + more.away },
      remaining,
    });
  const perOutlook = perSecond / outlook({ home: 0, away: 0 });
  return {
    home: home * perOutlook * outlook({ home: 1, away: 0 }),
    away: away * perOutlook * outlook({ home: 0, away: 1 }),
  };
}

function livelyRates(draft: MatchDraft, kind: 'corners' | 'cards', ahead: number): BySide {
  const profile = kind === 'corners' ? cornerTimes : cardTimes;
  const steadiness = kind === 'corners' ? cornerSteadiness : cardSteadiness;
  const played = playedShare(profile, draft.facts);
  const perSecond = sharePerSecond(profile, draft.facts, ahead);
  const counts = countBySide(draft.facts[kind]);
  const rate = (side: Side) => {
    const expected = draft.expected[kind][side];
    const factor = livelinessFactor({ steadiness, expected, count: counts[side], played });
    return expected * perSecond * factor;
  };
  return { home: rate('home'), away: rate('away') };
}

/** How many times a second each of them happens in the `ahead` seconds to come. */
export function ratesNow(draft: MatchDraft, ahead: number): readonly number[] {
  const corners = livelyRates(draft, 'corners', ahead);
  const cards = livelyRates(draft, 'cards', ahead);
  // Nothing is scored while it is unclear what the score is.
  const isUnclear = draft.facts.review?.end === 'taken-back';
  const goals = isUnclear ? { home: 0, away: 0 } : goalRates(draft, ahead);
  const missed = isUnclear ? 0 : MISSED_PENALTIES * sharePerSecond(goalTimes, draft.facts, ahead);
  return [
    goals.home,
    goals.away,
    missed,
    missed,
    corners.home,
    corners.away,
    cards.home,
    cards.away,
  ];
}
