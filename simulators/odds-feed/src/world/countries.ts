/** Where people are at home, and how parents there call their sons and daughters. */
export type NamePool =
  | 'swahili'
  | 'westAfrican'
  | 'northAfrican'
  | 'southAfrican'
  | 'english'
  | 'spanish'
  | 'portuguese'
  | 'german'
  | 'french'
  | 'italian'
  | 'slavic'
  | 'nordic'
  | 'turkish'
  | 'arabic'
  | 'indian'
  | 'japanese'
  | 'korean'
  | 'chinese'
  | 'southeastAsian';

export type Country = {
  readonly id: number;
  readonly name: string;
  readonly swahili: string;
  /** ISO 3166; the parts of the United Kingdom and Zanzibar have none of their own. */
  readonly code: string;
  readonly names: NamePool;
};

type Row = readonly [name: string, swahili: string, code: string, names: NamePool];

/** The order gives the ids: new countries go to the end of the list. */
const rows: readonly Row[] = [
  ['Tanzania', 'Tanzania', 'TZ', 'swahili'],
  ['Zanzibar', 'Zanzibar', 'TZ-Z', 'swahili'],
  ['Kenya', 'Kenya', 'KE', 'swahili'],
  ['Uganda', 'Uganda', 'UG', 'swahili'],
  ['Rwanda', 'Rwanda', 'RW', 'swahili'],
  ['Burundi', 'Burundi', 'BI', 'swahili'],
  ['Ethiopia', 'Uhabeshi', 'ET', 'swahili'],
  ['DR Congo', 'Jamhuri ya Kidemokrasia ya Kongo', 'CD', 'french'],
  ['Zambia', 'Zambia', 'ZM', 'southAfrican'],
  ['Malawi', 'Malawi', 'MW', 'southAfrican'],
  ['Mozambique', 'Msumbiji', 'MZ', 'portuguese'],
  ['South Africa', 'Afrika Kusini', 'ZA', 'southAfrican'],
  ['Zimbabwe', 'Zimbabwe', 'ZW', 'southAfrican'],
  ['Botswana', 'Botswana', 'BW', 'southAfrican'],
  ['Angola', 'Angola', 'AO', 'portuguese'],
  ['Nigeria', 'Nijeria', 'NG', 'westAfrican'],
  ['Ghana', 'Ghana', 'GH', 'westAfrican'],
  ['Ivory Coast', 'Kodivaa', 'CI', 'westAfrican'],
  ['Senegal', 'Senegali', 'SN', 'westAfrican'],
  ['Mali', 'Mali', 'ML', 'westAfrican'],
  ['Cameroon', 'Kameruni', 'CM', 'westAfrican'],
  ['Egypt', 'Misri', 'EG', 'northAfrican'],
  ['Morocco', 'Moroko', 'MA', 'northAfrican'],
  ['Algeria', 'Aljeria', 'DZ', 'northAfrican'],
  ['Tunisia', 'Tunisia', 'TN', 'northAfrican'],
  ['Sudan', 'Sudan', 'SD', 'northAfrican'],
  ['England', 'Uingereza', 'GB-ENG', 'english'],
  ['Scotland', 'Uskoti', 'GB-SCT', 'english'],
  ['Spain', 'Hispania', 'ES', 'spanish'],
  ['Germany', 'Ujerumani', 'DE', 'german'],
  ['Italy', 'Italia', 'IT', 'italian'],
  ['France', 'Ufaransa', 'FR', 'french'],
  ['Portugal', 'Ureno', 'PT', 'portuguese'],
  ['Netherlands', 'Uholanzi', 'NL', 'german'],
  ['Belgium', 'Ubelgiji', 'BE', 'french'],
  ['Turkey', 'Uturuki', 'TR', 'turkish'],
  ['Greece', 'Ugiriki', 'GR', 'slavic'],
  ['Austria', 'Austria', 'AT', 'german'],
  ['Switzerland', 'Uswisi', 'CH', 'german'],
  ['Denmark', 'Denmaki', 'DK', 'nordic'],
  ['Sweden', 'Uswidi', 'SE', 'nordic'],
  ['Norway', 'Norwe', 'NO', 'nordic'],
  ['Poland', 'Polandi', 'PL', 'slavic'],
  ['Czech Republic', 'Ucheki', 'CZ', 'slavic'],
  ['Croatia', 'Kroatia', 'HR', 'slavic'],
  ['Serbia', 'Serbia', 'RS', 'slavic'],
  ['Romania', 'Romania', 'RO', 'slavic'],
  ['Ukraine', 'Ukraini', 'UA', 'slavic'],
  ['Hungary', 'Hungaria', 'HU', 'slavic'],
  ['Brazil', 'Brazili', 'BR', 'portuguese'],
  ['Argentina', 'Ajentina', 'AR', 'spanish'],
  ['Uruguay', 'Urugwai', 'UY', 'spanish'],
  ['Chile', 'Chile', 'CL', 'spanish'],
  ['Colombia', 'Kolombia', 'CO', 'spanish'],
  ['Peru', 'Peru', 'PE', 'spanish'],
  ['Ecuador', 'Ekwado', 'EC', 'spanish'],
  ['Paraguay', 'Paragwai', 'PY', 'spanish'],
  ['Bolivia', 'Bolivia', 'BO', 'spanish'],
  ['Venezuela', 'Venezuela', 'VE', 'spanish'],
  ['Mexico', 'Meksiko', 'MX', 'spanish'],
  ['USA', 'Marekani', 'US', 'english'],
  ['Canada', 'Kanada', 'CA', 'english'],
  ['Japan', 'Japani', 'JP', 'japanese'],
  ['South Korea', 'Korea Kusini', 'KR', 'korean'],
  ['China', 'China', 'CN', 'chinese'],
  ['Australia', 'Australia', 'AU', 'english'],
  ['New Zealand', 'Nyuzilandi', 'NZ', 'english'],
  ['Saudi Arabia', 'Saudia', 'SA', 'arabic'],
  ['United Arab Emirates', 'Falme za Kiarabu', 'AE', 'arabic'],
  ['Qatar', 'Qatar', 'QA', 'arabic'],
  ['India', 'India', 'IN', 'indian'],
  ['Pakistan', 'Pakistani', 'PK', 'indian'],
  ['Sri Lanka', 'Sri Lanka', 'LK', 'indian'],
  ['Indonesia', 'Indonesia', 'ID', 'southeastAsian'],
  ['Thailand', 'Tailandi', 'TH', 'southeastAsian'],
  ['Vietnam', 'Vietnam', 'VN', 'southeastAsian'],
  ['Malaysia', 'Malesia', 'MY', 'southeastAsian'],
  ['Albania', 'Albania', 'AL', 'slavic'],
  ['Slovenia', 'Slovenia', 'SI', 'slavic'],
  ['Slovakia', 'Slovakia', 'SK', 'slavic'],
  ['Georgia', 'Jojia', 'GE', 'slavic'],
  ['Guinea', 'Gine', 'GN', 'westAfrican'],
  ['Burkina Faso', 'Bukinafaso', 'BF', 'westAfrican'],
  ['Libya', 'Libya', 'LY', 'northAfrican'],
  ['Panama', 'Panama', 'PA', 'spanish'],
  ['Jamaica', 'Jamaika', 'JM', 'english'],
  ['Wales', 'Welisi', 'GB-WLS', 'english'],
  ['Ireland', 'Ayalandi', 'IE', 'english'],
];

export const countries: ReadonlyMap<string, Country> = new Map(
  rows.map(([name, swahili, code, names], index) => [
    name,
    { id: 11 + index, name, swahili, code, names },
  ]),
);

/** Places that are no country: where cups of several nations are held. */
export const wideRegions = [
  { id: 1, typeId: 4, name: 'World', swahili: 'Dunia' },
  { id: 2, typeId: 2, name: 'Africa', swahili: 'Afrika' },
  { id: 3, typeId: 2, name: 'Europe', swahili: 'Ulaya' },
  { id: 4, typeId: 2, name: 'South America', swahili: 'Amerika Kusini' },
  { id: 5, typeId: 2, name: 'North America', swahili: 'Amerika Kaskazini' },
  { id: 6, typeId: 2, name: 'Asia', swahili: 'Asia' },
  { id: 7, typeId: 3, name: 'Virtual', swahili: 'Kidijitali' },
] as const;

export function locationIdOf(place: string): number {
  const wide = wideRegions.find(({ name }) => name === place);
  const id = wide?.id ?? countries.get(place)?.id;
  if (id === undefined) throw new Error(`${place} is not on the map`);
  return id;
}
