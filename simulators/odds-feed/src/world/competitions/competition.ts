/** Hours of the day, in East Africa Time, at which a part of the world plays. */
export const playingHours = {
  eastAfrica: ['14:00', '16:00', '16:15', '18:30', '19:00', '21:00'],
  westAfrica: ['17:00', '18:00', '19:00', '20:00', '22:00'],
  northAfrica: ['17:00', '19:00', '20:00', '21:00', '22:00'],
  southernAfrica: ['13:00', '16:00', '17:00', '18:30', '20:30'],
  europe: ['14:30', '15:30', '16:30', '17:00', '18:00', '19:30', '20:45', '21:45', '22:00'],
  southAmerica: ['00:00', '01:30', '03:00', '03:30', '19:30', '22:00'],
  northAmerica: ['02:00', '03:30', '04:00', '05:00', '05:30', '23:00'],
  eastAsia: ['07:00', '08:00', '09:00', '10:00', '12:00', '13:00', '13:30'],
  southAsia: ['12:30', '13:00', '14:30', '15:00', '17:00'],
  gulf: ['16:30', '17:30', '18:00', '19:30', '21:00'],
  oceania: ['05:30', '07:00', '09:00', '11:00', '12:00'],
  always: [],
} as const satisfies Record<string, readonly string[]>;

type PlayingHours = keyof typeof playingHours;

export type Competition = {
  readonly key: string;
  readonly sportId: number;
  readonly place: string;
  readonly name: string;
  readonly swahili: string | undefined;
  /** Players look for the top ones first; fillers keep every hour of the day alive. */
  readonly rank: 'top' | 'usual' | 'filler';
  readonly contestants: 'clubs' | 'nations' | 'people';
  readonly hours: PlayingHours;
  readonly scoringFactor: number;
  readonly isNeutral: boolean;
  /** Rounds in a week. */
  readonly rounds: number;
  /** Strongest first. */
  readonly teams: readonly string[];
};

type Required = 'place' | 'name' | 'hours' | 'teams';
type Row = Pick<Competition, Exclude<Required, 'teams'>> &
  Partial<Omit<Competition, Required | 'key'>> & { readonly teams: string };

/** Fills in what is usual. Teams stand in one text, a comma between them. */
export function competition(row: Row): Competition {
  return {
    key: `${row.sportId ?? 1}/${row.place}/${row.name}`,
    sportId: 1,
    swahili: undefined,
    rank: 'usual',
    contestants: 'clubs',
    scoringFactor: 1,
    isNeutral: false,
    rounds: 1,
    ...row,
    teams: row.teams.split(',').map((name) => name.trim().replace(/\s+/g, ' ')),
  };
}
