import type { Ends } from '../market/assessment.ts';
import type { MatchView } from '../market/market-board.ts';
import { sides } from '../market/selections.ts';
import {
  type FightCourse,
  type FightEnd,
  finishRate,
  foughtSeconds,
  homeShare,
  methodShares,
  ROUND_SECONDS,
  ROUNDS,
} from './fight-course.ts';

export type FightView = MatchView & { readonly ends: Ends<FightEnd> };

/** Halves of rounds: lines of rounds are halves too. */
const SLOT_SECONDS = ROUND_SECONDS / 2;
const SLOTS = 2 * ROUNDS;

/** Chances that the fight ends within each half round to come, and that it lasts. */
function slotChances(rate: number, from: number) {
  const slots = Array.from({ length: SLOTS }, (_, slot) => {
    const start = Math.max(from, slot * SLOT_SECONDS);
    const end = (slot + 1) * SLOT_SECONDS;
    const chance =
      start >= end ? 0 : Math.exp(-rate * (start - from)) - Math.exp(-rate * (end - from));
    return { slot, chance };
  });
  const lasts = Math.exp(-rate * (ROUNDS * ROUND_SECONDS - from));
  return { slots: slots.filter(({ chance }) => chance > 0), lasts };
}

export function fightView(course: FightCourse): FightView {
  const { plan, fight: facts } = course;
  const isLive = facts.phase !== 'before';
  if (facts.end) return { plan, isLive, ends: { states: [facts.end], chances: [1] } };
  const { slots, lasts } = slotChances(finishRate(plan), foughtSeconds(facts));
  const share = { home: homeShare(plan), away: 1 - homeShare(plan) };
  const finishes = slots.flatMap(({ slot, chance }) =>
    sides.flatMap((winner) =>
      (['knockout', 'submission'] as const).map((method) => ({
        end: {
          winner,
          method,
          round: 1 + Math.floor(slot / 2),
          atSecond: (slot + 0.5) * SLOT_SECONDS,
        },
        chance: chance * share[winner] * methodShares[method],
      })),
    ),
  );
  const decisions = sides.map((winner) => ({
    end: { winner, method: 'decision', round: ROUNDS, atSecond: ROUNDS * ROUND_SECONDS } as const,
    chance: lasts * share[winner],
  }));
  const all = [...finishes, ...decisions];
  return {
    plan,
    isLive,
    ends: { states: all.map(({ end }) => end), chances: all.map(({ chance }) => chance) },
  };
}
