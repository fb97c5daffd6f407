import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { CompetitionChoice, MatchChoice } from '../catalogue.ts';

export type PopularRow = {
  readonly id: number;
  readonly titleSw: string;
  readonly titleEn: string;
  readonly icon: string;
  /** League ids joined by #. */
  readonly associated: string;
  readonly note: string;
  readonly sorting: number;
  readonly shown: boolean;
  readonly twoUp: boolean;
};

export type Choices = {
  readonly ranks: ReadonlyMap<number, number>;
  readonly countries: ReadonlyMap<number, number>;
  readonly competitions: ReadonlyMap<string, CompetitionChoice>;
  readonly matches: ReadonlyMap<string, MatchChoice>;
  /** Those that were not removed, the first to be shown first. */
  readonly popular: readonly PopularRow[];
  /** Differs when anything above does. */
  readonly fingerprint: string;
};

export async function readChoices(reader: Reader): Promise<Choices> {
  const ranks = await reader
    .selectFrom('bookmakerRank')
    .select(['bookmakerId', 'sequence'])
    .orderBy('bookmakerId')
    .execute();
  const countries = await reader
    .selectFrom('countryChoice')
    .select(['countryId', 'sequence'])
    .orderBy('countryId')
    .execute();
  const competitions = await reader
    .selectFrom('competitionChoice')
    .select(['competitionId', 'sequence', 'isPopular', 'liveBetting'])
    .orderBy('competitionId')
    .execute();
  const matches = await reader
    .selectFrom('matchChoice')
    .select(['matchId', 'isPopular', 'isPopularToday', 'isTwoUp', 'sequence'])
    .orderBy('matchId')
    .execute();
  const popular = await readPopular(reader);
  const entries = {
    ranks: ranks.map((row) => [row.bookmakerId, row.sequence] as const),
    countries: countries.map((row) => [row.countryId, row.sequence] as const),
    competitions: competitions.map(
      ({ competitionId, ...choice }) => [String(competitionId), choice] as const,
    ),
    matches: matches.map(({ matchId, ...choice }) => [String(matchId), choice] as const),
    popular,
  };
  return {
    ranks: new Map(entries.ranks),
    countries: new Map(entries.countries),
    competitions: new Map(entries.competitions),
    matches: new Map(entries.matches),
    popular,
    fingerprint: JSON.stringify(entries),
  };
}

function readPopular(reader: Reader): Promise<readonly PopularRow[]> {
  return reader
    .selectFrom('popularCompetition')
    .select(['id', 'titleSw', 'titleEn', 'icon', 'associated', 'note', 'sorting', 'shown', 'twoUp'])
    .where('removed', '=', false)
    .orderBy('sorting', 'desc')
    .orderBy('id')
    .execute();
}

/** The early payout for every match of these popular leagues, by their English titles. */
export async function promiseTwoUp(tx: Transaction, titles: readonly string[]): Promise<void> {
  await tx
    .updateTable('popularCompetition')
    .set({ twoUp: true })
    .where('titleEn', 'in', titles)
    .execute();
}
