import { type Cadence, type Region, regions, type Span } from './seasons.ts';

export type Competition = {
  readonly key: string;
  readonly sportId: number;
  readonly place: string;
  readonly name: string;
  readonly swahili: string | undefined;
  /** Players look for the top ones first; nobody keeps a table of a filler. */
  readonly rank: 'top' | 'usual' | 'filler';
  /** From 0 to 100, for those who bet in Tanzania. */
  readonly popularity: number;
  readonly contestants: 'clubs' | 'nations' | 'people';
  readonly region: Region;
  /** Where its region's or country's custom is not its own. */
  readonly kickOffs: string | undefined;
  readonly cadence: Cadence;
  readonly season: readonly Span[];
  /** Within a season. */
  readonly breaks: readonly Span[];
  /** In a season; undefined goes on to its end. */
  readonly rounds: number | undefined;
  /** After so many rounds the field halves, each tie over so many legs. */
  readonly knockout: { readonly after: number; readonly legs: number } | undefined;
  readonly scoringFactor: number;
  /** Of sports whose periods are not as long everywhere. */
  readonly periodMinutes: number | undefined;
  readonly isNeutral: boolean;
  /** Strongest first. */
  readonly teams: readonly string[];
};

type Required = 'place' | 'name' | 'region' | 'teams';
type Row = Pick<Competition, Exclude<Required, 'teams'>> &
  Partial<Omit<Competition, Required | 'key'>> & { readonly teams: string };

const usualPopularity = { top: 60, usual: 30, filler: 5 } as const;

/** Everybody meets everybody, often enough to fill a season. */
function roundsOf(teams: number, cadence: Cadence): number | undefined {
  if (cadence !== 'league') return undefined;
  const cycle = teams - 1 + (teams % 2);
  if (teams <= 10) return 4 * cycle;
  if (teams <= 12) return 3 * cycle;
  return teams <= 24 ? 2 * cycle : 34;
}

/** Fills in what is usual. Teams stand in one text, a comma between them. */
export function competition(row: Row): Competition {
  const { rank = 'usual', cadence = 'league', region } = row;
  const teams = row.teams.split(',').map((name) => name.trim().replace(/\s+/g, ' '));
  return {
    key: `${row.sportId ?? 1}/${row.place}/${row.name}`,
    sportId: 1,
    swahili: undefined,
    rank,
    popularity: usualPopularity[rank],
    contestants: 'clubs',
    kickOffs: undefined,
    cadence,
    season: [regions[region].season],
    breaks: [],
    rounds: roundsOf(teams.length, cadence),
    knockout: undefined,
    scoringFactor: 1,
    periodMinutes: undefined,
    isNeutral: false,
    ...row,
    teams,
  };
}
