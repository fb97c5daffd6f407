import type { BaseLogger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Catalogue, HouseChoices } from './catalogue.ts';
import {
  type CountCatalogueEvent,
  countNothing,
  type OnLastWords,
  type RefusedWord,
  tellNobody,
} from './catalogue-events.ts';
import { createChoiceCache } from './choices/choices.ts';
import { catalogueFace } from './face.ts';
import { startFollowing } from './following/follower.ts';
import { createFreshnessSign } from './freshness.ts';
import { lead } from './leading/lead.ts';
import { contendForLead } from './leading/leader-lock.ts';
import { createListeners } from './listeners.ts';
import { createMemory } from './memory.ts';
import type { OddsFeed } from './ports.ts';
import { nothingTouched } from './world/touched.ts';

export type { Catalogue, Touched } from './catalogue.ts';
export type { RefusedWord } from './catalogue-events.ts';
export { promiseTwoUp } from './choices/choice-store.ts';
export { keptWordsOf } from './keeping/kept-words.ts';
export type { Market, Match, Offer, Selection } from './records.ts';

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
  readonly onLastWords?: OnLastWords;
  readonly everyMs?: Partial<Pace>;
};

type Pace = { readonly heartbeat: number; readonly fold: number; readonly contest: number };
const usualPace: Pace = { heartbeat: 1_000, fold: 1_000, contest: 1_000 };

export type RunningCatalogue = Catalogue &
  HouseChoices & {
    /** The newest change of the journal that is in memory. */
    readonly seq: () => number;
    /** Resolves when the world is in memory; whether it is fresh is another question. */
    readonly loaded: Promise<void>;
    /** In the process that leads: what the provider said and nobody took. */
    readonly onRefused: (listener: (word: RefusedWord) => void) => void;
    readonly close: () => Promise<void>;
  };

/** Its world is loaded in the background: a site can be opened while that takes its seconds. */
export async function createCatalogue(deps: CatalogueDeps): Promise<RunningCatalogue> {
  const everyMs = { ...usualPace, ...deps.everyMs };
  const { database, log, count = countNothing, onLastWords = tellNobody } = deps;
  const memory = createMemory(log);
  const sign = createFreshnessSign(log);
  const refused = createListeners<RefusedWord>(log);
  const parts = { ...deps, count, onLastWords, everyMs, memory, sign, tellRefused: refused.tell };
  const follower = startFollowing(parts);
  const choices = await createChoiceCache({ database, log, onChanged: announceNames });

  function announceNames(): void {
    memory.announce({ ...nothingTouched, names: true });
  }

  const stopLeading = deps.feed ? contend({ ...parts, follower, feed: deps.feed }) : undefined;
  return {
    ...catalogueFace({ memory, choices, sign }),
    seq: () => memory.seq,
    loaded: follower.loaded,
    onRefused: refused.add,
    close: async () => {
      await stopLeading?.();
      await follower.close();
      await choices.close();
    },
  };
}

type Contender = Parameters<typeof lead>[0] & {
  readonly databaseUrl: string;
  readonly everyMs: Pace;
};

function contend(terms: Contender): () => Promise<void> {
  const closing = Promise.withResolvers<void>();
  const contest = contendForLead({
    databaseUrl: terms.databaseUrl,
    everyMs: terms.everyMs.contest,
    log: terms.log,
    lead: ({ lost }) => lead(terms, { lost, closing: closing.promise }),
  });
  return async () => {
    closing.resolve();
    await contest.close();
  };
}
