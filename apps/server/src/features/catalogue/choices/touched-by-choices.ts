import type { Catalogue, Touched } from '../catalogue.ts';
import type { Choices } from './choice-store.ts';

type World = Pick<Catalogue, 'matches' | 'marketsOf' | 'selectionsOf' | 'selection'>;

/**
 * What listeners have to look at again (DESK-03). A match is shown and priced anew when it was
 * decided about, or its competition, its tier, or a bookmaker who may sell it; of a market or a
 * selection that was decided about nothing else is looked at. What stands in no single match counts
 * as another name.
 */
export function touchedByChoices(world: World, before: Choices, after: Choices): Touched {
  const others = otherKeys(before, after);
  const isPricedAnew = others.bookmaker.size > 0;
  const isTouched = (matchId: string, competitionId: string): boolean =>
    isPricedAnew ||
    others.match.has(matchId) ||
    others.competition.has(competitionId) ||
    others.tier.has(after.competition.get(competitionId)?.tier ?? NO_TIER);
  const touched = [...world.matches().values()].filter(({ id, competitionId }) =>
    isTouched(id, competitionId),
  );
  return {
    matches: new Set(touched.map(({ id }) => id)),
    markets: new Map(),
    selections: new Map([
      ...decidedAlone(world, others),
      ...touched.map(({ id }) => [id, selectionsOf(world, id)] as const),
    ]),
    restocked: new Map(),
    names: isBroad(before, after, others),
  };
}

const NO_TIER = 0;

/** By match: selections that were decided about by themselves, or with their market. */
function decidedAlone(world: World, { market, selection }: Others) {
  const inMarkets = [...market].flatMap((id) => world.selectionsOf(String(id)));
  const alone = [...selection].flatMap((id) => world.selection(String(id)) ?? []);
  const byMatch = Map.groupBy([...inMarkets, ...alone], ({ matchId }) => matchId);
  return [...byMatch].map(([id, all]) => [id, new Set(all.map((one) => one.id))] as const);
}

type Others = ReturnType<typeof otherKeys>;

const isBroad = (before: Choices, after: Choices, others: Others): boolean =>
  others.country.size + others.competition.size + others.marketType.size > 0 ||
  JSON.stringify(before.popular) !== JSON.stringify(after.popular);

function otherKeys(before: Choices, after: Choices) {
  return {
    bookmaker: changedKeys(before.bookmaker, after.bookmaker),
    country: changedKeys(before.country, after.country),
    tier: changedKeys(before.tier, after.tier),
    competition: changedKeys(before.competition, after.competition),
    marketType: changedKeys(before.marketType, after.marketType),
    match: changedKeys(before.match, after.match),
    market: changedKeys(before.market, after.market),
    selection: changedKeys(before.selection, after.selection),
  };
}

type Rows = ReadonlyMap<unknown, { readonly revision: number }>;

/** Field by field: a row written past the office keeps its revision. */
function changedKeys(before: Rows, after: Rows): ReadonlySet<unknown> {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return new Set([...keys].filter((key) => !isSameRow(before.get(key), after.get(key))));
}

function isSameRow(one: object | undefined, other: object | undefined): boolean {
  if (!one || !other) return one === other;
  const fields = other as Readonly<Record<string, unknown>>;
  return Object.entries(one).every(([name, value]) => fields[name] === value);
}

function selectionsOf({ marketsOf, selectionsOf: of }: World, matchId: string) {
  return new Set(marketsOf(matchId).flatMap((market) => of(market.id).map(({ id }) => id)));
}
