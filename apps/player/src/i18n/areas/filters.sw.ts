import type { Messages } from '../messages.ts';

/** The match filters: a frame of the desktop, a drawer of the phone. */
export const messages = {
  'filters.leagues': 'Ligi maarufu',
  'filters.countries': 'Nchi',
  'filters.favourites': 'Vipendwa vyako',
  'filters.allCountries': { one: 'Nchi {count}', other: 'Nchi zote {count}' },
  'filters.everyMatch': 'Mechi zote',
  'filters.matches': 'mechi',
  'filters.contact': 'Mawasiliano',
  'country.TZ': 'Tanzania',
  'country.GB-ENG': 'Uingereza',
  'country.ES': 'Hispania',
  'country.IT': 'Italia',
  'country.DE': 'Ujerumani',
  'country.FR': 'Ufaransa',
  'country.KE': 'Kenya',
  'country.UG': 'Uganda',
  'country.ZA': 'Afrika Kusini',
  'country.EG': 'Misri',
} as const satisfies Messages;
