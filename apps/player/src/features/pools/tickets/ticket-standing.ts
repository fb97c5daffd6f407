import type { FoundTicket, TicketPlace, Tier } from '../issue/pool.ts';
import { placesOf, reservesOf } from '../issue/pool.ts';

export type MarkKind = 'right' | 'wrong' | 'void' | 'live' | 'waiting';

/** One place of a ticket as it stands, by whichever match decides it. */
export type TicketMark = {
  readonly place: number;
  /** The pick that counts: of a reserve where one stands in. */
  readonly pick: string;
  readonly kind: MarkKind;
  readonly match: TicketPlace;
  /** The number of the reserve that stands in. */
  readonly reserve: number | undefined;
};

/** The places of a ticket in their order, each with what decides it (POL-130). */
export function ticketMarks({ places }: Pick<FoundTicket, 'places'>): readonly TicketMark[] {
  const reserves = reservesOf(places);
  return placesOf(places).map((place) => {
    const reserve = reserves.find((one) => one.place === place.stand_in);
    // Whoever knows the outcome of the place itself has counted the reserve already.
    const isCounted = place.mark !== 'replaced' && place.mark !== 'waiting';
    const match = reserve ?? place;
    const mark = isCounted ? place.mark : match.mark;
    return {
      place: place.place,
      pick: match.pick,
      kind: markKind(mark, match),
      match,
      reserve: reserve?.place,
    };
  });
}

function markKind(mark: TicketPlace['mark'], { live }: TicketPlace): MarkKind {
  if (mark === 'right' || mark === 'wrong' || mark === 'void') return mark;
  return live === 1 ? 'live' : 'waiting';
}

/** What so many right picks of a line bring; undefined below the last tier. */
export const tierOf = (tiers: readonly Tier[], right: number): Tier | undefined =>
  tiers.find((tier) => tier.right === right);

/** The best tier that a ticket which can still have so many right picks may reach. */
export const bestTier = (tiers: readonly Tier[], reachable: number): Tier | undefined =>
  [...tiers].sort((one, other) => other.right - one.right).find(({ right }) => right <= reachable);

/** Of the whole, as the ring draws it. */
export const partOfRing = (right: number, places: number): string =>
  `${places === 0 ? 0 : Math.round((1_000 * right) / places) / 10}%`;
