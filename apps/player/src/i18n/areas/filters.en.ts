import type { Message } from '../messages.ts';
import type { messages as swahili } from './filters.sw.ts';

export const messages = {
  'filters.leagues': 'Popular leagues',
  'filters.countries': 'Countries',
  'filters.favourites': 'Your favourites',
  'filters.allCountries': { one: '{count} country', other: 'All {count} countries' },
  'filters.everyMatch': 'All matches',
  'filters.matches': 'matches',
  'filters.contact': 'Contact',
  'country.TZ': 'Tanzania',
  'country.GB-ENG': 'England',
  'country.ES': 'Spain',
  'country.IT': 'Italy',
  'country.DE': 'Germany',
  'country.FR': 'France',
  'country.KE': 'Kenya',
  'country.UG': 'Uganda',
  'country.ZA': 'South Africa',
  'country.EG': 'Egypt',
} satisfies Record<keyof typeof swahili, Message>;
