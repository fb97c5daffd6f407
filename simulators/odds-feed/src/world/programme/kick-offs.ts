import type { Competition } from '../competitions/competition.ts';
import { competitions } from '../competitions/competitions.ts';
import { customs, regions } from '../competitions/seasons.ts';
import { homeCountryOf } from '../contestants/contestants.ts';
import { countries } from '../countries.ts';
import { dayIn, timeOn } from './calendar.ts';

/** A time of the week at which a country plays; 7 is the Monday after. */
type Slot = { readonly weekday: number; readonly clock: string };

const weekdays = ['Mid', 'Mid', 'Mid', 'Mid', 'Fri', 'Sat', 'Sun', 'Mon'] as const;

/** `Fri 20:00, Sat 15:00 17:30`: the slots of a custom. */
function slotsOf(custom: string): readonly Slot[] {
  const times = new Map(
    custom.split(', ').map((part) => {
      const [name = '', ...clocks] = part.trim().split(' ');
      return [name, clocks] as const;
    }),
  );
  return weekdays.flatMap((name, weekday) =>
    (times.get(name) ?? times.get('Any') ?? []).map((clock) => ({ weekday, clock })),
  );
}

const regionsByPlace = new Map(
  competitions
    .filter(({ place, sportId }) => countries.has(place) && sportId === 1)
    .map(({ place, region }) => [place, region]),
);

type Ground = { readonly zone: string; readonly slots: readonly Slot[] };
const grounds = new Map<string, Ground>();

/** Where the home team plays: cups of several nations go by the clocks and customs of its home. */
function groundOf(competition: Competition, home: string): Ground {
  const isAbroad = competition.isNeutral || competition.place === 'Europe';
  const place = isAbroad ? competition.place : homeCountryOf(competition, home)?.name;
  const region = (place && regionsByPlace.get(place)) || competition.region;
  const key = `${competition.key}/${place}`;
  const known = grounds.get(key);
  if (known) return known;
  const custom = { ...regions[region], ...(place && customs[place]) };
  // Only football has the customs of its country.
  const isOther = competition.sportId !== 1;
  const kickOffs =
    competition.kickOffs ?? (isOther ? regions[competition.region].kickOffs : custom.kickOffs);
  const made = { zone: custom.zone, slots: slotsOf(kickOffs) };
  grounds.set(key, made);
  return made;
}

/** When a match may begin, in a week and on one of these days. */
export function timesOf(
  { competition, home }: { readonly competition: Competition; readonly home: string },
  week: number,
  days: readonly number[],
): readonly { readonly weekday: number; readonly time: number }[] {
  const { zone, slots } = groundOf(competition, home);
  return days.flatMap((day) =>
    slots
      .filter(({ weekday }) => weekday === day)
      .map(({ weekday, clock }) => ({ weekday, time: timeOn(dayIn(week, weekday), clock, zone) })),
  );
}

/** The clocks that somebody who plays around the clock lives by. */
export const zoneOf = ({ region }: Competition): string => regions[region].zone;
