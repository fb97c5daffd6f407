import { bettingTypeOf } from '@kipute/contract/constants/betting-types/betting-types';
import { sports } from '@kipute/contract/constants/matches/sports';
import { textIn } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { answerPage, type HandlersFor } from '../../../platform/http/handler.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Match } from '../records.ts';
import { isNamed, pageOf } from './desk-deps.ts';

export type MappingRoutes = HandlersFor<'atlassian/get_mapping'>;

type MappedWorld = Pick<
  Catalogue,
  'matches' | 'competitions' | 'leagues' | 'countries' | 'team' | 'marketsOf'
>;
type Asked = CallRequest<'atlassian/get_mapping'>;
type Row = CallContent<'atlassian/get_mapping'>[number];
type Why = NonNullable<Row['why']>;
type Locale = Parameters<typeof textIn>[0];

/** Our numbers are the provider's: what can be missing is what they refer to (TRD-60). */
export const mappingRoutes = ({
  catalogue,
}: {
  readonly catalogue: MappedWorld;
}): MappingRoutes => ({
  'atlassian/get_mapping': async ({ page, page_size, ...asked }, { locale }) => {
    const rows = [...rowsOf[asked.kind](catalogue, asked, locale)].filter(
      (row) =>
        (asked.unmapped === undefined || row.unmapped === asked.unmapped) &&
        (row.id === asked.text || isNamed(row.name, asked.text)),
    );
    return answerPage(pageOf(rows, { page, page_size }), rows.length);
  },
});

type RowsOf = (world: MappedWorld, asked: Pick<Asked, 'match_id'>, locale: Locale) => Iterable<Row>;

const rowsOf: Readonly<Record<Asked['kind'], RowsOf>> = {
  match: matchRows,
  league: leagueRows,
  team: teamRows,
  market: marketRows,
};

const knownSports: ReadonlySet<number> = new Set(Object.values(sports).map(({ id }) => id));

type Named = Pick<Row, 'id' | 'name' | 'belongs_to'> & { readonly providerId?: string };

const row = ({ providerId, ...named }: Named, why: Why | undefined): Row => ({
  ...named,
  provider_id: providerId ?? named.id,
  unmapped: why === undefined ? 0 : 1,
  why: why ?? null,
});

const asked = (world: MappedWorld, matchId: string | undefined): readonly Match[] =>
  [...world.matches().values()].filter(({ id }) => matchId === undefined || id === matchId);

const sidesOf = (world: MappedWorld, { homeId, awayId }: Match): readonly string[] =>
  [homeId, awayId].map((id) => (id === undefined ? '?' : (world.team(id)?.name ?? '?')));

function* matchRows(world: MappedWorld, { match_id }: Pick<Asked, 'match_id'>): Iterable<Row> {
  for (const match of asked(world, match_id)) {
    const competition = world.competitions().get(match.competitionId);
    const sides = sidesOf(world, match);
    const why = firstOf([
      ['sport-unknown', !knownSports.has(match.sportId)],
      ['competition-missing', competition === undefined],
      ['sides-missing', sides.includes('?')],
    ]);
    const belongs_to = competition?.name ?? match.competitionId;
    yield row({ id: match.id, name: sides.join(' - '), belongs_to }, why);
  }
}

function* leagueRows(world: MappedWorld): Iterable<Row> {
  for (const { id, name, countryId, sportId } of world.leagues().values()) {
    const country = world.countries().get(countryId ?? -1);
    const why = firstOf([
      ['sport-unknown', !knownSports.has(sportId)],
      ['name-missing', name === ''],
      ['country-missing', country === undefined],
    ]);
    yield row({ id, name, belongs_to: country?.name ?? '' }, why);
  }
}

function* teamRows(world: MappedWorld, { match_id }: Pick<Asked, 'match_id'>): Iterable<Row> {
  const seen = new Set<string>();
  for (const match of asked(world, match_id)) {
    for (const id of [match.homeId, match.awayId]) {
      if (id === undefined || seen.has(id)) continue;
      seen.add(id);
      const name = world.team(id)?.name ?? '';
      const belongs_to = world.competitions().get(match.competitionId)?.name ?? '';
      yield row({ id, name, belongs_to }, name === '' ? 'name-missing' : undefined);
    }
  }
}

function* marketRows(
  world: MappedWorld,
  { match_id }: Pick<Asked, 'match_id'>,
  locale: Locale,
): Iterable<Row> {
  for (const match of asked(world, match_id)) {
    const belongs_to = sidesOf(world, match).join(' - ');
    for (const { id, marketTypeId } of world.marketsOf(match.id)) {
      const type = bettingTypeOf(marketTypeId);
      const name = type ? textIn(locale, type) : '';
      const why = type ? undefined : 'type-unknown';
      yield row({ id, name, belongs_to, providerId: String(marketTypeId) }, why);
    }
  }
}

const firstOf = (checks: readonly (readonly [Why, boolean])[]): Why | undefined =>
  checks.find(([, holds]) => holds)?.[0];
