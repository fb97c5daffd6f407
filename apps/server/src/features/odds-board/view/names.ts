import { eventPartName, wholePartIds } from '@kipute/contract/constants/matches/event-parts';
import { matchStatuses } from '@kipute/contract/constants/matches/match-statuses';
import { sports } from '@kipute/contract/constants/matches/sports';
import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import type { Catalogue } from '../ports.ts';

const statusById = new Map<number, Localised>(
  Object.values(matchStatuses).map((status) => [status.id, status]),
);
const sportById = new Map<number, Localised>(
  Object.values(sports).map((sport) => [sport.id, sport]),
);

const international = { sw: 'Kimataifa', en: 'International' };
const underWay = { sw: 'Mubashara', en: 'Live' };

/** What people and things are called in a language; unknown ones have no name. */
export type Names = ReturnType<typeof createNames>;

export function createNames(catalogue: Catalogue) {
  const said = (
    locale: Locale,
    { of, id, name }: { of: 'sport' | 'country' | 'event' | 'team'; id: string; name: string },
  ) => (locale === 'sw' ? (catalogue.swahiliName(of, id) ?? name) : name);
  const country = (id: number | null, locale: Locale) => {
    const found = catalogue.countries().get(id ?? -1);
    if (!found) return textIn(locale, international);
    return said(locale, { of: 'country', id: String(found.id), name: found.name });
  };
  return {
    team: (id: string, locale: Locale) =>
      said(locale, { of: 'team', id, name: catalogue.team(id)?.name ?? '' }),
    competition: (id: string, locale: Locale) =>
      said(locale, { of: 'event', id, name: catalogue.competitions().get(id)?.name ?? '' }),
    country,
    /** Empty for what belongs to no country: a continent has no letters. */
    flaggedCountry: (id: number | null, locale: Locale) =>
      catalogue.countries().get(id ?? -1)?.code ? country(id, locale) : '',
    sport: (id: number, locale: Locale) => {
      const own = sportById.get(id);
      if (own) return textIn(locale, own);
      const name = catalogue.sports().get(id)?.name ?? '';
      return said(locale, { of: 'sport', id: String(id), name });
    },
    status: (id: number, locale: Locale) => {
      const status = statusById.get(id);
      return status ? textIn(locale, status) : '';
    },
    /** A match in a part without a name is still being played, and so is one that has no parts. */
    partPlayed: (id: number, locale: Locale) =>
      (wholePartIds.has(id) ? undefined : eventPartName(id, locale)) ?? textIn(locale, underWay),
    part: (id: number, locale: Locale) => eventPartName(id, locale) ?? '',
  };
}
