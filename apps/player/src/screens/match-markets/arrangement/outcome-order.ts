import type { Outcome } from '@kipute/contract/calls/matches/match-info';
import type { Sides } from './market-type.ts';
import { outcomeTypes } from './outcome-types.ts';
import { selectionSign } from './selection-sign.ts';

/** Where each selection stood before; who has learnt a place finds it again. */
export type EarlierPlaces = ReadonlyMap<string, number>;

const LAST = 9;
const yes = /^(?:yes|ndiyo)$/i;
const firstNumber = /\d+(?:\.\d+)?/;

const fixedPlaces: ReadonlyMap<number, number> = new Map([
  [outcomeTypes.over, 0],
  [outcomeTypes.under, 1],
  [outcomeTypes.odd, 0],
  [outcomeTypes.even, 1],
  [outcomeTypes.draw, 1],
  [outcomeTypes.handicapDraw, 1],
]);

/**
 * The feed lists selections in any order. Sides stand as home, neither, away; numbers rise; names,
 * such as those of players, begin with the likeliest, as it was when they first came.
 */
export function inOrder(
  outcomes: readonly Outcome[],
  sides: Sides,
  earlier: EarlierPlaces,
): readonly Outcome[] {
  if (outcomes.every(({ id_card }) => earlier.has(id_card))) {
    const place = ({ id_card }: Outcome) => earlier.get(id_card) ?? 0;
    return [...outcomes].sort((one, other) => place(one) - place(other));
  }
  const hasSides = outcomes.some((one) => one.paramParticipantId1 === sides.home.id);
  const place = (outcome: Outcome) => placeOf(outcome, sides, hasSides);
  return [...outcomes].sort(
    (one, other) =>
      place(one) - place(other) ||
      numberIn(one) - numberIn(other) ||
      one.odds - other.odds ||
      inAlphabet(one.name, other.name),
  );
}

/** Any steady order will do; one by the rules of a language takes a page tens of milliseconds. */
function inAlphabet(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

function placeOf(outcome: Outcome, sides: Sides, hasSides: boolean): number {
  const { typeId, paramParticipantId1, name } = outcome;
  const fixed = fixedPlaces.get(typeId);
  if (fixed !== undefined) return fixed;
  switch (typeId) {
    case outcomeTypes.yesOrNo:
      return yes.test(name) ? 0 : 1;
    case outcomeTypes.none:
      return hasSides ? 1 : LAST;
    case outcomeTypes.other:
      return LAST;
    case outcomeTypes.doubleChance:
      return ['1X', 'X2', '12'].indexOf(selectionSign(outcome, sides));
    case outcomeTypes.halfTimeFullTime:
      return halfTimeFullTimePlace(selectionSign(outcome, sides));
    default:
      if (paramParticipantId1 === sides.home.id) return 0;
      return paramParticipantId1 === sides.away.id ? 2 : LAST - 1;
  }
}

/** "1/1", "1/X", "1/2", "X/1" and so on. */
function halfTimeFullTimePlace(sign: string): number {
  const place = (letter: string | undefined) => '1X2'.indexOf(letter ?? '');
  return place(sign[0]) * 3 + place(sign[sign.length - 1]);
}

/** Players and teams have no number, so their names do not decide anything here. */
function numberIn({ name }: Outcome): number {
  return /^\d/.test(name) ? Number(firstNumber.exec(name)?.[0]) : 0;
}
