import type { BaseLogger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Catalogue, HouseChoices, Tier } from './catalogue.ts';
import {
  type CountCatalogueEvent,
  countNothing,
  ignoreLastWords,
  type OnLastWords,
  type RefusedChange,
} from './catalogue-events.ts';
import { choiceKinds, plainTier } from './choices/choice-kinds.ts';
import type { Choices } from './choices/choice-store.ts';
import { type ChoiceCache, createChoiceCache, popularCompetition } from './choices/choices.ts';
import { touchedByChoices } from './choices/touched-by-choices.ts';
import { createFreshnessState } from './freshness.ts';
import { createListeners } from './listeners.ts';
import {
  type CompetitionOfficeRoutes,
  competitionOfficeRoutes,
} from './office/competition-office-routes.ts';
import type { DeskDeps } from './office/desk-deps.ts';
import { type EntryOfficeRoutes, entryOfficeRoutes } from './office/entry-office-routes.ts';
import { type MappingRoutes, mappingRoutes } from './office/mapping-routes.ts';
import { type MatchOfficeRoutes, matchOfficeRoutes } from './office/match-office-routes.ts';
import type { OddsFeed } from './ports.ts';
import { Follower } from './replication/follower.ts';
import { type LeaderDeps, lead } from './replication/leader.ts';
import { electLeader } from './replication/leader-election.ts';
import { createMemory, type Memory } from './world/memory.ts';
import { listOf } from './world/world.ts';

export type { Catalogue, Touched } from './catalogue.ts';
export type { RefusedChange } from './catalogue-events.ts';
export { type ChoiceChanged, changeChoice, type Editor } from './choices/change-choice.ts';
export { promiseTwoUp } from './choices/choice-store.ts';
export { createPopularOffice } from './popular-office-routes.ts';
export type { Market, Match, Offer, Selection } from './records.ts';
export { storedStatusesOf } from './storage/catalogue-store.ts';

export type CatalogueDeps = {
  readonly database: Database;
  /** For the connection that holds the leader's lock. */
  readonly databaseUrl: string;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: BaseLogger;
  /** Undefined in a process that only follows. */
  readonly feed: OddsFeed | undefined;
  readonly count?: CountCatalogueEvent;
  readonly onFinalStatuses?: OnLastWords;
  readonly everyMs?: Partial<Intervals>;
};

type Intervals = {
  readonly heartbeat: number;
  readonly fold: number;
  readonly contest: number;
  /** After so long without a heartbeat on the bus the database is asked. */
  readonly silentBus: number;
};
const usualIntervals: Intervals = {
  heartbeat: 1_000,
  fold: 1_000,
  contest: 500,
  silentBus: 1_500,
};

export type RunningCatalogue = Catalogue &
  HouseChoices & {
    /** The newest row of the journal that is in memory. */
    readonly seq: () => number;
    /** Resolves when the world is in memory; whether it is fresh is another question. */
    readonly loaded: Promise<void>;
    /** Others sell, and this process has not caught up with them. */
    readonly isBehind: () => boolean;
    /** In the leader: what the provider sent and was refused. */
    readonly onRefused: (listener: (word: RefusedChange) => void) => void;
    /** Of every kind, with the revision that an editor must name. */
    readonly choices: () => Choices;
    /** What the house decided was changed by this process. */
    readonly announceChoices: () => Promise<void>;
    readonly close: () => Promise<void>;
  };

type DeskRoutes = MatchOfficeRoutes & CompetitionOfficeRoutes & EntryOfficeRoutes & MappingRoutes;

/** Where the house decides about the provider's world. */
export const createDesk = (deps: DeskDeps): { readonly routes: DeskRoutes } => ({
  routes: {
    ...matchOfficeRoutes(deps),
    ...competitionOfficeRoutes(deps),
    ...entryOfficeRoutes(deps),
    ...mappingRoutes(deps),
  },
});

/** The world is loaded in the background: a site can open while that takes its seconds. */
export async function createCatalogue(deps: CatalogueDeps): Promise<RunningCatalogue> {
  const everyMs = { ...usualIntervals, ...deps.everyMs };
  const { database, log, count = countNothing, onFinalStatuses = ignoreLastWords } = deps;
  const memory = createMemory(log);
  const freshness = createFreshnessState(log);
  const refused = createListeners<RefusedChange>(log);
  const onRefused = refused.notify;
  const parts = { ...deps, count, onFinalStatuses, everyMs, memory, freshness, onRefused };
  const follower = new Follower(parts);
  const world = worldQueries(memory);
  const choices = await createChoiceCache({
    ...{ database, bus: deps.bus, clock: deps.clock, log },
    onChanged: (before, after) => memory.announce(touchedByChoices(world, before, after)),
  });

  const stopLeading = deps.feed
    ? contendForLead({ ...parts, follower, feed: deps.feed })
    : undefined;
  return {
    ...world,
    ...choiceQueries(memory, choices),
    freshness: freshness.current,
    onTouched: memory.onTouched,
    onFreshness: freshness.onChanged,
    seq: () => memory.seq,
    loaded: follower.loaded,
    isBehind: () => follower.isBehind(),
    onRefused: refused.add,
    choices: choices.current,
    announceChoices: choices.announce,
    close: async () => {
      await stopLeading?.();
      await follower.close();
      await choices.close();
    },
  };
}

type ContenderDeps = LeaderDeps & { readonly databaseUrl: string; readonly everyMs: Intervals };

function contendForLead(deps: ContenderDeps): () => Promise<void> {
  const closing = Promise.withResolvers<void>();
  const election = electLeader({
    databaseUrl: deps.databaseUrl,
    everyMs: deps.everyMs.contest,
    log: deps.log,
    beLevel: () => deps.follower.beLevel(),
    stateNow: () => ({ seq: deps.memory.seq, freshness: deps.freshness.current() }),
    lead: (term) => lead(deps, { term, closing: closing.promise }),
  });
  return async () => {
    closing.resolve();
    await election.close();
  };
}

/** `memory.world` is read at each call: it is replaced when everything is loaded anew. */
function worldQueries(memory: Memory): Omit<Catalogue, 'freshness' | 'onTouched' | 'onFreshness'> {
  const held = () => memory.world.held;
  return {
    sports: () => held().sport,
    countries: () => held().country,
    bookmakers: () => held().bookmaker,
    leagues: () => held().league,
    competitions: () => memory.world.competitions,
    matches: () => memory.world.matches,
    team: (id) => held().team.get(id),
    market: (id) => held().market.get(id),
    selection: (id) => held().selection.get(id),
    offer: (id) => held().offer.get(id),
    marketsOf: (of) => listOf(memory.world, 'market', { field: 'matchId', of }),
    selectionsOf: (of) =>
      listOf(memory.world, 'placement', { field: 'marketId', of }).flatMap(
        ({ selectionId }) => held().selection.get(selectionId) ?? [],
      ),
    marketOfSelection: (of) => {
      const [placement] = listOf(memory.world, 'placement', { field: 'selectionId', of });
      return placement && held().market.get(placement.marketId);
    },
    offersOf: (of) => listOf(memory.world, 'offer', { field: 'selectionId', of }),
    factsOf: (of) => listOf(memory.world, 'fact', { field: 'matchId', of }),
    incidentsOf: (of) => listOf(memory.world, 'incident', { field: 'matchId', of }),
    swahiliName: (about, id) => memory.world.swahiliNames.get(`${about}:${id}`),
  };
}

function choiceQueries(memory: Memory, { current }: ChoiceCache): HouseChoices {
  const leagues = () => memory.world.held.league;
  const countries = () => memory.world.held.country;
  return {
    rankOf: (id) => (current().bookmaker.get(id) ?? choiceKinds.bookmaker.defaults).sequence,
    sequenceOfCountry: (id) => (current().country.get(id) ?? choiceKinds.country.defaults).sequence,
    flagOfCountry: (id) => (current().country.get(id) ?? choiceKinds.country.defaults).flag,
    tierOfCompetition: (id) => tierOf(current(), id),
    choiceOfCompetition: (id) => current().competition.get(id) ?? choiceKinds.competition.defaults,
    choiceOfMarketType: (id) => current().marketType.get(id) ?? choiceKinds.marketType.defaults,
    choiceOfMatch: (id) => current().match.get(id) ?? choiceKinds.match.defaults,
    choiceOfMarket: (id) => current().market.get(id) ?? choiceKinds.market.defaults,
    choiceOfSelection: (id) => current().selection.get(id) ?? choiceKinds.selection.defaults,
    popularCompetitions: () =>
      current().popular.map((row) => popularCompetition(row, { leagues, countries })),
  };
}

function tierOf({ competition, tier }: Choices, competitionId: string): Tier {
  const number = competition.get(competitionId)?.tier ?? null;
  const decided = number === null ? undefined : tier.get(number);
  if (!decided) return plainTier;
  const { marginHundredths, stakeMaximum } = decided;
  return { marginHundredths, stakeMaximum: stakeMaximum ?? undefined };
}
