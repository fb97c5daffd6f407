import {
  type Assessment,
  assessmentsOf,
  assessTwoSides,
  type Ends,
  wonBy,
} from '../../market/assessment.ts';
import type { MarketFamily } from '../../market/market.ts';
import { countRange, teamOrNone, yesNo } from '../../market/selections.ts';
import { wonIf } from '../../market/verdict.ts';
import type { Side } from '../../match-model.ts';
import { endsOfGrid, productGrid, type Score } from '../../probability/grid.ts';
import { binomialRows, type Pmf } from '../../probability/pmf.ts';
import { type Card, footballParts } from '../football-course.ts';
import type { FootballView } from '../football-view.ts';
import { RED_SHARE } from '../in-play/events.ts';
import { linesAround, mostOf, twoWayHandicapOf } from './corner-markets.ts';
import { nthToCome } from './order.ts';
import { atLines, measuredEnds, ofTeams, wholeMatch } from './scope.ts';
import { overUnderFamily } from './total-markets.ts';

type Family = MarketFamily<FootballView>;
const CARD = 9;
const { ordinaryTime, firstHalf } = footballParts;
const cards = { counted: 'cards', scoringUnitId: CARD } as const;

/** Every card shown is one, of whatever colour. */
const cardsOverUnder = overUnderFamily({
  ...cards,
  bettingTypeId: 185,
  overround: 1.065,
  isMain: ({ part, float1 = 0 }) => part === ordinaryTime && Math.abs(float1 - 4) < 1,
  questions: (view) => [
    ...linesAround(view, 'cards', { part: ordinaryTime, steps: 3 }),
    ...linesAround(view, 'cards', { part: firstHalf, steps: 1 }),
  ],
});

const teamCards = overUnderFamily({
  ...cards,
  bettingTypeId: 10_222,
  overround: 1.075,
  questions: ({ plan }) => ofTeams(plan, atLines(ordinaryTime, [0.5, 1.5, 2.5, 3.5])),
});

/** Of so many cards so many are red. */
const redRows = binomialRows(RED_SHARE, 48);

const isRed = (card: Card) => card.kind !== 'yellow';
/** The reds among the cards to come of one team: each card is one by itself. */
function redsToCome({ cards: { toCome } }: FootballView, side: Side): Pmf {
  const { states, chances } = measuredEnds(toCome, side);
  return [0, 1, 2].map((reds) =>
    states.reduce(
      (sum, count, index) => sum + (chances[index] ?? 0) * (redRows[count]?.[reds] ?? 0),
      0,
    ),
  );
}

const firstRedCard: Family = {
  bettingTypeId: 89,
  scoringUnitId: 47,
  questions: () => wholeMatch,
  market: (plan) => ({
    selections: teamOrNone(plan, 'No red card'),
    overround: 1.09,
    assess: (view) => {
      const first = view.facts.cards.find(isRed)?.side;
      if (first) return wonBy(first === 'home' ? 0 : 2, 3);
      const reds = productGrid(redsToCome(view, 'home'), redsToCome(view, 'away'));
      const { home, away } = nthToCome(endsOfGrid(reds, { home: 0, away: 0 }), 1);
      return assessmentsOf([home, 1 - home - away, away]);
    },
  }),
};

/** Yes at once when it has happened; otherwise no by this chance. */
export function assessSomeday(hasHappened: boolean, chanceOfNone: number): readonly Assessment[] {
  return hasHappened ? wonBy(0, 2) : assessmentsOf([1 - chanceOfNone, chanceOfNone]);
}

const noneRed = (score: Score) => (1 - RED_SHARE) ** (score.home + score.away);

const sendingOff: Family = {
  bettingTypeId: 136,
  scoringUnitId: 47,
  questions: () => wholeMatch,
  market: () => ({
    selections: yesNo,
    overround: 1.08,
    assess: ({ facts, cards: { toCome } }) => {
      const none = toCome.states.reduce(
        (sum, score, index) => sum + (toCome.chances[index] ?? 0) * noneRed(score),
        0,
      );
      return assessSomeday(facts.cards.some(isRed), facts.phase === 'over' ? 1 : none);
    },
  }),
};

const YELLOW_POINTS = 10;
const RED_POINTS = 25;
const pointRanges = [
  [0, 30],
  [31, 50],
  [51, 70],
  [71, Number.POSITIVE_INFINITY],
] as const;

function pointsEnds({ facts, cards: { toCome } }: FootballView): Ends<number> {
  const reds = facts.cards.filter(isRed).length;
  const already = reds * RED_POINTS + (facts.cards.length - reds) * YELLOW_POINTS;
  const states: number[] = [];
  const chances: number[] = [];
  const totals = measuredEnds(toCome, 'total');
  totals.states.forEach((count, index) => {
    redRows[count]?.slice(0, 5).forEach((chance, more) => {
      states.push(already + more * RED_POINTS + (count - more) * YELLOW_POINTS);
      chances.push((totals.chances[index] ?? 0) * chance);
    });
  });
  return { states, chances };
}

const bookingPoints: Family = {
  bettingTypeId: 80,
  scoringUnitId: 6,
  questions: () => wholeMatch,
  market: () => ({
    selections: pointRanges.map(([least, most]) => countRange(least, most)),
    overround: 1.08,
    assess: (view) => {
      const { states, chances } = pointsEnds(view);
      const inRange = pointRanges.map(([least, most]) =>
        states.reduce(
          (sum, points, index) =>
            points >= least && points <= most ? sum + (chances[index] ?? 0) : sum,
          0,
        ),
      );
      return assessmentsOf(inRange);
    },
  }),
};

const firstHalfCard: Family = {
  bettingTypeId: 10_227,
  scoringUnitId: CARD,
  questions: () => [{ part: firstHalf }],
  market: () => ({
    selections: yesNo,
    overround: 1.07,
    assess: (view) =>
      assessTwoSides(view.cards.half(1), ({ home, away }) => wonIf(home > 0 && away > 0)),
  }),
};

export const cardMarkets: readonly Family[] = [
  cardsOverUnder,
  teamCards,
  mostOf(10_221, cards),
  twoWayHandicapOf(10_220, { ...cards, lines: [-1.5, -0.5, 0.5, 1.5] }),
  firstRedCard,
  sendingOff,
  bookingPoints,
  firstHalfCard,
];
