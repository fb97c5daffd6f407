import { invariant } from '@kipute/domain/invariant';
import {
  type PlaceMark,
  type PlaceStanding,
  placeMarks,
} from '@kipute/domain/pools/place-standing';
import { type PoolGame, type PoolPick, readPick } from '@kipute/domain/pools/pool-pick';
import type { TicketRow } from './ticket-pages.ts';

type Picked = Pick<TicketRow, 'picks' | 'reservePicks'>;

export type MarkReader = (ticket: Picked) => readonly PlaceMark[];

/** Picks as they are stored, by place. */
const textsOf = (kept: string): readonly string[] => (kept === '' ? [] : kept.split(','));

/**
 * How each place of a ticket stands. There are few different picks for a place and very many
 * tickets, so each pick is judged once, by the domain, and looked up afterwards.
 */
export function markReader(game: PoolGame, standings: readonly PlaceStanding[]): MarkReader {
  const known = standings.map((standing) => ({ standing, marks: new Map<string, PlaceMark>() }));
  return ({ picks, reservePicks }) => {
    const [chosen, reserves] = [textsOf(picks), textsOf(reservePicks)];
    return known.map(({ standing, marks }, place) => {
      const pick = chosen[place] ?? '';
      const reserve = standing.reserve === null ? '' : (reserves[standing.reserve] ?? '');
      const key = reserve === '' ? pick : `${pick} ${reserve}`;
      const before = marks.get(key);
      if (before) return before;
      const mark = markOf(game, standing, { pick, reserve });
      marks.set(key, mark);
      return mark;
    });
  };
}

type Choice = { readonly pick: string; readonly reserve: string };

function markOf(game: PoolGame, standing: PlaceStanding, { pick, reserve }: Choice): PlaceMark {
  const reservePicks = standing.reserve === null ? [] : [pickFrom(game, reserve)];
  // The only reserve that is given is the one that stands in.
  const own = standing.reserve === null ? standing : { ...standing, reserve: 0 };
  const [mark] = placeMarks({ picks: [pickFrom(game, pick)], reservePicks }, [own]);
  invariant(mark, 'a place has a mark');
  return mark;
}

function pickFrom(game: PoolGame, text: string): PoolPick {
  const pick = readPick(game, text);
  invariant(pick, 'what was sold can be read');
  return pick;
}

/** Right picks of the best line. */
export const bestRightOf = (marks: readonly PlaceMark[]): number =>
  marks.reduce((right, mark) => right + ((mark.right ?? 0) > 0 ? 1 : 0), 0);
