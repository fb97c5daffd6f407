import { togglePick } from '@kipute/domain/pools/pool-choices';

export const results = [
  { letter: '1', side: 'home' },
  { letter: 'X', side: 'draw' },
  { letter: '2', side: 'away' },
] as const;

export type Letter = (typeof results)[number]['letter'];
type Side = (typeof results)[number]['side'];

const sideOf = (letter: string): Side | undefined =>
  results.find((result) => result.letter === letter)?.side;

const letterOf = (side: Side): string =>
  results.find((result) => result.side === side)?.letter ?? '';

/** Results in the order of their taps, as the draft keeps them. */
const sidesOf = (pick: string): readonly Side[] =>
  [...pick].flatMap((letter) => sideOf(letter) ?? []);

export const isDouble = (pick: string): boolean => pick.length > 1;

type Tapped = {
  readonly pick: string;
  /** A double was wanted and there are as many as there may be: the pick was replaced. */
  readonly isFull: boolean;
};

/**
 * A tap on a result: a second one makes a double, a third replaces the older one (POL-141). Where
 * no further double is allowed the second takes the place of the first.
 */
export function tapResult(
  picks: readonly string[],
  at: number,
  { letter, doublesMaximum }: { letter: Letter; doublesMaximum: number },
): Tapped {
  const before = picks[at] ?? '';
  const side = sideOf(letter);
  const after = (side ? togglePick(sidesOf(before), side) : []).map(letterOf).join('');
  const doubles = picks.filter(isDouble).length;
  const isOneMore = isDouble(after) && !isDouble(before);
  if (!isOneMore || doubles < doublesMaximum) return { pick: after, isFull: false };
  return { pick: letter, isFull: doublesMaximum > 0 };
}

/** Of a reserve there is one pick: another tap takes it back or replaces it. */
export const tapReserve = (pick: string, letter: Letter): string => (pick === letter ? '' : letter);
