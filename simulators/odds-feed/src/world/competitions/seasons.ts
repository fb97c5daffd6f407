/** First and last day: of every year (`08-15`, also over New Year), or of one (`2026-06-11`). */
export type Span = readonly [from: string, to: string];

/**
 * Days of the week on which each round of a week is played, Monday 0; 7 is the Monday after. Cups
 * of clubs have every second week, and leagues that need a midweek take the weeks between.
 */
export const cadences = {
  league: [[4, 5, 6, 7]],
  midweekCup: [[1, 2]],
  thursdayCup: [[3]],
  weekendCup: [[4, 5, 6]],
  window: [[3], [6, 7]],
  tournament: [
    [1, 2],
    [4, 5, 6],
  ],
  twice: [
    [1, 2, 3],
    [4, 5, 6],
  ],
  often: [
    [0, 1],
    [2, 3],
    [4, 5, 6],
  ],
  weekly: [[3, 6, 6, 6, 7]],
  saturday: [[5]],
  /** One match after the other, around the clock. */
  track: [],
} as const satisfies Record<string, readonly (readonly number[])[]>;
export type Cadence = keyof typeof cadences;

/** Clubs of everywhere let their players go to their nations. */
export const windows = {
  march: ['03-23', '03-31'],
  june: ['06-01', '06-09'],
  autumn: ['09-21', '10-06'],
  november: ['11-09', '11-17'],
} as const satisfies Record<string, Span>;

/** Times on the clocks of the place, `Mid` from Monday to Thursday. The oftener, the likelier. */
type Custom = { readonly zone: string; readonly kickOffs: string };

/** What is usual in a part of the world. */
export const regions = {
  eastAfrica: {
    season: ['08-20', '06-15'],
    zone: 'Africa/Dar_es_Salaam',
    kickOffs:
      'Mid 16:00 16:15 19:00, Fri 16:00 19:00, Sat 14:00 16:00 16:00 16:15 19:00 21:00, Sun 14:00 16:00 16:15 19:00 21:00',
  },
  westAfrica: {
    season: ['09-01', '06-15'],
    zone: 'Africa/Lagos',
    kickOffs: 'Mid 16:00, Fri 16:00, Sat 15:00 16:00 18:00, Sun 14:00 15:30 16:00 16:00',
  },
  northAfrica: {
    season: ['08-20', '06-20'],
    zone: 'Africa/Cairo',
    kickOffs: 'Mid 17:00 20:00, Fri 17:00 20:00, Sat 16:00 18:00 20:00, Sun 16:00 18:00 20:00',
  },
  southernAfrica: {
    season: ['08-08', '05-25'],
    zone: 'Africa/Johannesburg',
    kickOffs: 'Mid 15:00 19:30, Fri 19:30, Sat 15:00 15:00 17:30 20:00, Sun 15:00 15:00 17:30',
  },
  europe: {
    season: ['08-10', '05-25'],
    zone: 'Europe/Paris',
    kickOffs:
      'Mid 18:45 21:00, Fri 18:30 20:45, Sat 13:00 15:30 18:00 20:45, Sun 12:30 14:30 16:30 18:00 20:45, Mon 20:00',
  },
  southAmerica: {
    season: ['01-25', '12-10'],
    zone: 'America/Sao_Paulo',
    kickOffs:
      'Mid 19:00 20:00 21:30, Fri 19:30 21:30, Sat 16:00 18:30 19:00 21:00, Sun 11:00 16:00 18:30 20:30, Mon 20:00 21:30',
  },
  northAmerica: {
    season: ['02-21', '11-30'],
    zone: 'America/New_York',
    kickOffs:
      'Mid 19:00 19:30 20:30 22:00 22:30, Fri 19:30 20:30 22:30, Sat 13:00 16:30 19:30 20:30 22:30, Sun 13:00 15:30 18:00 20:00 22:00, Mon 20:15',
  },
  eastAsia: {
    season: ['02-20', '12-05'],
    zone: 'Asia/Tokyo',
    kickOffs:
      'Mid 18:00 19:00 19:30, Fri 19:00, Sat 13:00 14:00 16:00 18:00 19:00, Sun 13:00 14:00 16:00 18:00',
  },
  southAsia: {
    season: ['08-08', '05-25'],
    zone: 'Asia/Kolkata',
    kickOffs: 'Mid 19:30, Fri 15:30 19:30, Sat 15:30 17:00 19:30, Sun 15:30 17:00 19:30',
  },
  gulf: {
    season: ['08-20', '05-25'],
    zone: 'Asia/Riyadh',
    kickOffs:
      'Mid 18:00 20:00 21:00, Fri 17:30 18:30 21:00, Sat 17:30 18:30 21:00, Sun 18:30 21:00',
  },
  oceania: {
    season: ['10-15', '05-20'],
    zone: 'Australia/Sydney',
    kickOffs: 'Mid 19:30, Fri 19:30 19:35, Sat 15:00 17:00 19:30, Sun 13:00 15:00 17:00',
  },
  always: {
    season: ['01-01', '12-31'],
    zone: 'UTC',
    kickOffs: '',
  },
} as const satisfies Record<string, Custom & { readonly season: Span }>;
export type Region = keyof typeof regions;

/** Countries with a clock or with customs of their own. */
export const customs: Readonly<Record<string, Partial<Custom>>> = {
  Rwanda: {
    zone: 'Africa/Kigali',
    kickOffs: 'Mid 15:00 18:00, Fri 15:00, Sat 15:00 18:00, Sun 15:00 18:00',
  },
  Burundi: { zone: 'Africa/Bujumbura', kickOffs: 'Mid 15:30, Sat 13:00 15:30, Sun 13:00 15:30' },
  Kenya: { kickOffs: 'Mid 15:00 16:00, Sat 13:00 14:00 15:00 16:00, Sun 13:00 14:00 15:00 16:00' },
  Uganda: { kickOffs: 'Mid 16:00, Fri 16:00 19:00, Sat 14:00 16:00 19:00, Sun 16:00' },
  Ethiopia: { kickOffs: 'Mid 15:00 18:00, Fri 15:00 18:00, Sat 15:00 18:00, Sun 15:00 18:00' },
  Ghana: { zone: 'Africa/Accra' },
  'Ivory Coast': { zone: 'Africa/Abidjan' },
  Morocco: { zone: 'Africa/Casablanca' },
  Algeria: { zone: 'Africa/Algiers' },
  Tunisia: {
    zone: 'Africa/Tunis',
    kickOffs: 'Mid 14:00 16:00, Fri 14:00, Sat 14:00 16:00, Sun 14:00 16:00',
  },
  Sudan: { zone: 'Africa/Khartoum' },
  England: {
    zone: 'Europe/London',
    kickOffs:
      'Mid 19:30 19:45 20:00, Fri 20:00, Sat 12:30 15:00 15:00 15:00 17:30, Sun 14:00 14:00 16:30, Mon 20:00',
  },
  Scotland: {
    zone: 'Europe/London',
    kickOffs: 'Mid 19:45, Fri 19:45, Sat 12:30 15:00 15:00 17:45, Sun 12:00 15:00',
  },
  Ireland: { zone: 'Europe/Dublin', kickOffs: 'Mid 19:45, Fri 19:45, Sat 17:00 19:30, Mon 19:45' },
  Spain: {
    zone: 'Europe/Madrid',
    kickOffs:
      'Mid 19:00 21:00, Fri 21:00, Sat 14:00 16:15 18:30 21:00, Sun 14:00 16:15 18:30 21:00, Mon 21:00',
  },
  Germany: {
    zone: 'Europe/Berlin',
    kickOffs:
      'Mid 18:30 20:30, Fri 18:30 20:30, Sat 13:00 15:30 15:30 15:30 18:30, Sun 13:30 15:30 17:30',
  },
  Italy: {
    zone: 'Europe/Rome',
    kickOffs:
      'Mid 18:30 20:45, Fri 20:45, Sat 15:00 18:00 20:45, Sun 12:30 15:00 15:00 18:00 20:45, Mon 20:45',
  },
  France: {
    kickOffs:
      'Mid 19:00 21:00, Fri 20:45, Sat 17:00 19:00 21:05, Sun 15:00 17:15 17:15 20:45, Mon 20:45',
  },
  Portugal: {
    zone: 'Europe/Lisbon',
    kickOffs: 'Mid 18:45 20:45, Fri 20:15, Sat 15:30 18:00 20:30, Sun 15:30 18:00 20:30, Mon 20:15',
  },
  Turkey: {
    zone: 'Europe/Istanbul',
    kickOffs: 'Mid 17:00 20:00, Fri 20:00, Sat 14:30 17:00 20:00, Sun 14:30 17:00 20:00, Mon 20:00',
  },
  Greece: { zone: 'Europe/Athens' },
  Romania: { zone: 'Europe/Bucharest' },
  Ukraine: {
    zone: 'Europe/Kyiv',
    kickOffs: 'Mid 14:00 16:00, Fri 15:30 18:00, Sat 13:00 15:30 18:00, Sun 13:00 15:30 18:00',
  },
  Argentina: { zone: 'America/Argentina/Buenos_Aires' },
  Uruguay: { zone: 'America/Montevideo' },
  Chile: {
    zone: 'America/Santiago',
    kickOffs:
      'Mid 18:00 20:30, Fri 18:00 20:30, Sat 12:30 15:00 17:30 20:00, Sun 12:30 15:00 17:30',
  },
  Colombia: {
    zone: 'America/Bogota',
    kickOffs:
      'Mid 18:20 20:30, Fri 18:20 20:30, Sat 14:00 16:10 18:20 20:30, Sun 14:00 16:10 18:20',
  },
  Peru: {
    zone: 'America/Lima',
    kickOffs:
      'Fri 15:30 20:00, Sat 13:00 15:30 18:00 20:30, Sun 13:00 15:30 18:00, Mon 15:30 20:00, Mid 20:00',
  },
  Ecuador: {
    zone: 'America/Guayaquil',
    kickOffs: 'Fri 19:00, Sat 15:00 17:30 20:00, Sun 13:30 16:00 18:30, Mon 19:00, Mid 19:00',
  },
  Paraguay: { zone: 'America/Asuncion' },
  Mexico: {
    zone: 'America/Mexico_City',
    kickOffs: 'Mid 19:00 21:00, Fri 19:00 21:00, Sat 17:00 19:00 21:00, Sun 12:00 17:00 19:00',
  },
  China: {
    zone: 'Asia/Shanghai',
    kickOffs: 'Mid 19:35, Fri 19:35, Sat 15:30 18:00 19:35, Sun 15:30 18:00 19:35',
  },
  'South Korea': { zone: 'Asia/Seoul' },
  'United Arab Emirates': { zone: 'Asia/Dubai' },
  Qatar: { zone: 'Asia/Qatar' },
  Pakistan: { zone: 'Asia/Karachi' },
  Indonesia: { zone: 'Asia/Jakarta' },
  Thailand: { zone: 'Asia/Bangkok' },
  Vietnam: { zone: 'Asia/Ho_Chi_Minh' },
  Malaysia: {
    zone: 'Asia/Kuala_Lumpur',
    kickOffs: 'Mid 20:15, Fri 20:15, Sat 18:30 20:15, Sun 18:30 20:15',
  },
  'New Zealand': {
    zone: 'Pacific/Auckland',
    kickOffs: 'Fri 19:30, Sat 13:00 15:00 17:00, Sun 13:00 15:00',
  },
};
