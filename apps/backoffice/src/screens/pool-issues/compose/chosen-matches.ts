import type { CallContent } from '@kipute/contract/registry';
import type { MatchWarning } from '../../_pools/pool-words.ts';

type Found = CallContent<'pool_issue/matches'>[number];
type Issue = CallContent<'pool_issue/detailed'>;

export type ChosenMatch = {
  readonly id: string;
  readonly startTime: string;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  readonly odds: Found['odds'];
  readonly warnings: readonly MatchWarning[];
};

export const sides = ['places', 'reserves'] as const;
export type Side = (typeof sides)[number];

/** What a draft holds, each side in its order. A match stands on one side, once (POL-153). */
export type Chosen = Readonly<Record<Side, readonly ChosenMatch[]>>;

/** How many of each a game asks for. */
export type Sizes = Readonly<Record<Side, number>>;

export type Where = { readonly side: Side; readonly place: number };

export const nothingChosen: Chosen = { places: [], reserves: [] };

export const foundMatch = (row: Found): ChosenMatch => ({
  id: row.match_id,
  startTime: row.start_time,
  competition: row.competition,
  home: row.team_home,
  away: row.team_away,
  odds: row.odds,
  warnings: row.warnings,
});

export function chosenOf({ matches, warnings }: Pick<Issue, 'matches' | 'warnings'>): Chosen {
  const sideOf = (reserve: 0 | 1): readonly ChosenMatch[] =>
    matches
      .filter((match) => match.reserve === reserve)
      .toSorted((one, other) => one.place - other.place)
      .map((match) => {
        const own = warnings.filter(({ match_id }) => match_id === match.match_id);
        return foundMatch({ ...match, warnings: own.map(({ warning }) => warning) });
      });
  return { places: sideOf(0), reserves: sideOf(1) };
}

/** Where a match stands, counted from 1. */
export function whereIs(chosen: Chosen, id: string): Where | undefined {
  for (const side of sides) {
    const at = chosen[side].findIndex((match) => match.id === id);
    if (at >= 0) return { side, place: at + 1 };
  }
  return undefined;
}

export const isFull = (chosen: Chosen, sizes: Sizes, side: Side): boolean =>
  chosen[side].length >= sizes[side];

/** As the last one of a side; a side that is full stays as it is. */
export function takeIn(
  chosen: Chosen,
  match: ChosenMatch,
  to: { side: Side; sizes: Sizes },
): Chosen {
  const { side, sizes } = to;
  if (whereIs(chosen, match.id)?.side === side || isFull(chosen, sizes, side)) return chosen;
  const without = takeOut(chosen, match.id);
  return { ...without, [side]: [...without[side], match] };
}

export function takeOut(chosen: Chosen, id: string): Chosen {
  const others = (side: Side) => chosen[side].filter((match) => match.id !== id);
  return { places: others('places'), reserves: others('reserves') };
}

/** One place up or down on its own side; at the ends it stays. */
export function moveMatch(chosen: Chosen, id: string, step: 1 | -1): Chosen {
  const where = whereIs(chosen, id);
  if (!where) return chosen;
  const row = [...chosen[where.side]];
  const from = where.place - 1;
  const [match, neighbour] = [row[from], row[from + step]];
  if (!match || !neighbour) return chosen;
  row[from] = neighbour;
  row[from + step] = match;
  return { ...chosen, [where.side]: row };
}

const byStart = (one: ChosenMatch, other: ChosenMatch): number =>
  Date.parse(one.startTime) - Date.parse(other.startTime);

/** The places by their kick-off; reserves keep the order in which they stand in. */
export const byKickOff = (chosen: Chosen): Chosen => ({
  ...chosen,
  places: chosen.places.toSorted(byStart),
});

export function kickOffsOf({
  places,
  reserves,
}: Chosen): { first: string; last: string } | undefined {
  const all = [...places, ...reserves].toSorted(byStart);
  const [first, last] = [all[0], all.at(-1)];
  return first && last ? { first: first.startTime, last: last.startTime } : undefined;
}

export const isComplete = (chosen: Chosen, sizes: Sizes): boolean =>
  sides.every((side) => chosen[side].length === sizes[side]);

/** What is sent: their numbers, in order. */
export const idsOf = ({ places, reserves }: Chosen) => ({
  matches: places.map(({ id }) => id),
  reserves: reserves.map(({ id }) => id),
});

export const isSame = (one: Chosen, other: Chosen): boolean =>
  JSON.stringify(idsOf(one)) === JSON.stringify(idsOf(other));
