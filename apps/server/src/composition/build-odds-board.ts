import { setTimeout as delay } from 'node:timers/promises';
import { createOddsFeed } from '../adapters/odds-feed/client.ts';
import type { Config } from '../config.ts';
import { type Catalogue, createCatalogue } from '../features/catalogue/index.ts';
import { watchFeed } from '../features/live-desk/index.ts';
import { createOddsBoard } from '../features/odds-board/index.ts';
import type { Settings } from '../features/settings/index.ts';
import { queueGradingIn, selectionOfMarket } from '../features/settlement/index.ts';
import type { Platform } from './open-platform.ts';

/** Every process holds the catalogue in memory, also one that only runs jobs or reads the feed. */
export async function buildOddsBoard(
  config: Config,
  platform: Platform & { readonly settings: Settings },
) {
  const { shutdown, clock, metrics, outbox, settings } = platform;
  const catalogue = await createCatalogue({
    ...platform,
    databaseUrl: config.DATABASE_URL,
    feed: oddsFeedOf(config, platform),
    count: metrics.catalogueEvent,
    onFinalStatuses: (tx, matchIds) => queueGradingIn(tx, matchIds, outbox),
  });
  shutdown.defer(catalogue.close);
  const board = createOddsBoard({
    ...{ catalogue, clock },
    guardLimits: () => settings.current('bet'),
    raiseMaximumPercent: () => settings.current('bet').boostRaiseMaximumPercent,
    handMaximumPercent: () => settings.current('bet').priceByHandMaximumPercent,
    countSuspended: metrics.marketSuspended,
    readSelection: selectionOfMarket,
  });
  settings.onChanged((section) => {
    if (section === 'bet') board.recheckPrices();
  });
  shutdown.defer(board.watchArbitrage());
  addGauges(platform, { catalogue, board });
  const hasProvider = config.ODDS_FEED_URL !== undefined;
  return {
    ...board,
    catalogue,
    routes: onceLoaded(hasProvider ? boardLoaded(catalogue) : catalogue.loaded, board.routes),
    loaded: catalogue.loaded,
  };
}

function oddsFeedOf(config: Config, { log, bus, clock, metrics, shutdown }: Platform) {
  const { ODDS_FEED_URL: url, ODDS_FEED_SUBSCRIPTION: subscription } = config;
  if (!url || !config.ROLES.includes('feed')) return undefined;
  const watch = watchFeed({ bus, clock });
  shutdown.defer(async () => watch.close());
  const count: typeof metrics.feedEvent = (event, times) => {
    metrics.feedEvent(event, times);
    watch.count(event);
  };
  return createOddsFeed({ url, subscription, log, clock, count, arrived: watch.arrived });
}

type Odds = {
  readonly catalogue: Awaited<ReturnType<typeof createCatalogue>>;
  readonly board: ReturnType<typeof createOddsBoard>;
};

function addGauges({ metrics }: Platform, { catalogue, board }: Odds): void {
  metrics.gauge(
    'kipute_catalogue_seq',
    'Catalogue: sequence number of the newest change in memory',
    catalogue.seq,
  );
  metrics.gauge(
    'kipute_odds_fresh',
    'Odds feed: 1 while odds are fresh, 0 while all are suspended',
    () => (catalogue.freshness() === 'fresh' ? 1 : 0),
  );
  metrics.gauge(
    'kipute_markets_suspended',
    'Price guard: markets that the provider offers and the guard keeps suspended',
    () => board.suspendedMarkets().length,
  );
}

type LoadingCatalogue = Pick<Catalogue, 'matches' | 'freshness' | 'onFreshness'> & {
  readonly loaded: Promise<void>;
};

/**
 * A small machine takes more than eight seconds for the whole image. A provider that stays silent
 * must not leave pages without a response.
 */
const FIRST_IMAGE_WITHIN_MS = 20_000;

/**
 * When lists can be served: once what was stored is in memory. The first time a world is opened
 * nothing was stored, and then the provider's first image is waited for, though not for ever.
 */
export async function boardLoaded(
  { loaded, matches, freshness, onFreshness }: LoadingCatalogue,
  wait: (milliseconds: number) => Promise<unknown> = waitUnreferenced,
): Promise<void> {
  await loaded;
  if (matches().size > 0 || freshness() === 'fresh') return;
  const isFresh = new Promise<void>((resolve) => {
    onFreshness((now) => {
      if (now === 'fresh') resolve();
    });
  });
  await Promise.race([isFresh, wait(FIRST_IMAGE_WITHIN_MS)]);
}

/** Does not keep a process from ending. */
const waitUnreferenced = (milliseconds: number) => delay(milliseconds, undefined, { ref: false });

/** A call that comes too early waits for a whole board instead of returning an empty one. */
export function onceLoaded<Routes extends object>(loaded: Promise<void>, routes: Routes): Routes {
  let isLoaded = false;
  loaded.then(() => {
    isLoaded = true;
  });
  const waiting = Object.entries(routes).map(([name, handler]) => [
    name,
    async (request: unknown, context: unknown) => {
      if (!isLoaded) await loaded;
      return handler(request, context);
    },
  ]);
  return Object.fromEntries(waiting) as Routes;
}
