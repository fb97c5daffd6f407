/** ISO 3166, or a part of a country such as GB-ENG; EU stands for the cups of Europe. */
export type FlagCode = string;

/** Flags that most pages show come in one file; every other one has a file of its own. */
export const flagCodes: readonly FlagCode[] = [
  'AR',
  'BE',
  'BR',
  'CD',
  'CI',
  'DE',
  'EG',
  'ES',
  'EU',
  'FR',
  'GB-ENG',
  'GH',
  'IT',
  'KE',
  'MA',
  'NG',
  'NL',
  'PT',
  'RW',
  'TR',
  'TZ',
  'UG',
  'ZA',
];
