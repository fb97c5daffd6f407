import type { FastifyInstance } from 'fastify';
import { createMobileMoney } from '../adapters/mobile-money/index.ts';
import { createOddsFeed } from '../adapters/odds-feed/client.ts';
import { createReportReader, createSmsGateway } from '../adapters/sms/index.ts';
import type { Config } from '../config.ts';
import { createAccess } from '../features/access/index.ts';
import { type Audit, createAudit } from '../features/audit/index.ts';
import { createBetting } from '../features/betting/index.ts';
import { createCashOuts } from '../features/cash-out/index.ts';
import { createCatalogue, keptWordsOf } from '../features/catalogue/index.ts';
import { createContent } from '../features/content/index.ts';
import { createKeptChoices } from '../features/kept-choices/index.ts';
import { createMessaging } from '../features/messaging/index.ts';
import { createOddsBoard } from '../features/odds-board/index.ts';
import { createOrderOffice } from '../features/order-office/index.ts';
import { createPayments } from '../features/payments/index.ts';
import { createPersonalData } from '../features/personal-data/index.ts';
import { createPlayers, playerDirectory } from '../features/players/index.ts';
import { createProtection } from '../features/protection/index.ts';
import { createSettings } from '../features/settings/index.ts';
import {
  createSettlement,
  queueGradingIn,
  selectionOfMarket,
} from '../features/settlement/index.ts';
import { createWallet } from '../features/wallet/index.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { Platform } from './open-platform.ts';
import { wholeBoard } from './whole-board.ts';

export type Features = Awaited<ReturnType<typeof buildFeatures>>;

/** In level order: a feature is given only what stands below it. */
export async function buildFeatures(config: Config, platform: Platform) {
  const { closing } = platform;
  const audit: Audit = createAudit({
    ...platform,
    reportDays: () => settings.current('limits').pageReportDays,
  });
  const settings = await createSettings({ ...platform, recordActivity: audit.record });
  closing.later(settings.close);
  const access = createAccess({
    ...platform,
    pepper: config.SECRET_PEPPER,
    recordActivity: audit.record,
    limits: () => settings.current('limits'),
  });
  closing.later(access.close);
  const content = createContent({ ...platform, settings });
  const messaging = createMessaging({
    ...platform,
    ...{ access, gateway: createSmsGateway(config) },
    budget: () => settings.current('messages'),
    countRefused: platform.metrics.smsOverBudget,
  });
  const wallet = createWallet(platform);
  platform.metrics.gauge(
    'kipute_books_sound',
    '1 while the newest audit found the books in order, 0 while nothing may be paid out',
    wallet.soundness,
  );
  const players = createPlayers({
    ...platform,
    ...{ access, audit, settings, messaging, wallet },
    pepper: config.SECRET_PEPPER,
  });
  const keptChoices = createKeptChoices(platform);
  const protection = createProtection({ ...platform, wallet });
  const payments = createPayments({
    ...platform,
    audit,
    settings,
    wallet,
    directory: playerDirectory,
    writeToPlayer: players.writeToPlayer,
    protection,
    mobileMoney: createMobileMoney(config, (exchange) =>
      platform.log.info({ exchange }, 'a word with an operator'),
    ),
    rateLimiter: multipliedBy(config.RATE_LIMIT_FACTOR, platform.rateLimiter),
    countCallback: platform.metrics.callbackEvent,
  });
  const personalData = createPersonalData({
    ...platform,
    ...{ access, audit, messaging, wallet, players, protection, payments, keptChoices },
  });
  const oddsBoard = await buildOddsBoard(config, { ...platform, settings });
  const betting = createBetting({
    ...platform,
    ...{ settings, protection, players, wallet, board: oddsBoard },
  });
  const { catalogue, isTwoUp } = oddsBoard;
  const settlement = createSettlement({
    ...platform,
    ...{ audit, settings, wallet, players, catalogue, keptWordsOf, isTwoUp, betting },
  });
  catalogue.onRefused(settlement.recordRefused);
  const orderOffice = createOrderOffice({
    ...platform,
    ...{ audit, settings, wallet, catalogue, keptWordsOf, settlement },
  });
  const cashOuts = createCashOuts({
    ...platform,
    ...{ settings, board: oddsBoard, catalogue, betting, settlement },
  });
  if (config.ROLES.includes('worker')) {
    settlement.watch();
    // Without the odds nothing has a price: whatever fires is found once they are there.
    void oddsBoard.loaded.then(() => closing.later(cashOuts.watch()));
  }
  platform.metrics.gauge(
    'kipute_floats_low',
    'Channels with little left to pay out from',
    payments.lowFloats,
  );
  const handlers = {
    ...audit.routes,
    ...settings.routes,
    ...access.routes,
    ...content.routes,
    ...wallet.routes,
    ...players.routes,
    ...payments.routes,
    ...protection.routes,
    ...personalData.routes,
    ...keptChoices.routes,
    ...oddsBoard.routes,
    ...answeredOnce(oddsBoard.loaded, betting.routes),
    ...answeredOnce(oddsBoard.loaded, cashOuts.routes),
    ...answeredOnce(oddsBoard.loaded, orderOffice.routes),
  } satisfies Handlers;
  const { authenticate } = access;
  const jobs = [audit, messaging, wallet, payments, betting, settlement, cashOuts].flatMap(
    (feature) => feature.jobs,
  );
  const readReport = createReportReader(config.SMS_CALLBACK_KEY);
  const registerCallbacks = (server: FastifyInstance) => {
    payments.registerCallbacks(server);
    messaging.registerReports(server, readReport);
  };
  const { admissionQueues } = betting;
  return {
    ...{ settings, access, authenticate, oddsBoard, wallet, payments, betting },
    ...{ registerCallbacks, handlers, admissionQueues, jobs },
  };
}

/** For measuring; in production the factor is one. */
function multipliedBy(factor: number, limiter: RateLimiter): Pick<RateLimiter, 'take'> {
  return {
    take: (key, { calls, seconds }) => limiter.take(key, { calls: calls * factor, seconds }),
  };
}

type BoardGround = Platform & { readonly settings: Awaited<ReturnType<typeof createSettings>> };

/** A process that only works through jobs or feeds others holds the world as well. */
async function buildOddsBoard(config: Config, platform: BoardGround) {
  const { closing, clock, metrics, outbox, settings } = platform;
  const catalogue = await createCatalogue({
    ...platform,
    databaseUrl: config.DATABASE_URL,
    feed: oddsFeedOf(config, platform),
    count: metrics.catalogueEvent,
    onLastWords: (tx, matchIds) => queueGradingIn(tx, matchIds, outbox),
  });
  closing.later(catalogue.close);
  metrics.gauge('kipute_catalogue_seq', 'The newest change of the odds in memory', catalogue.seq);
  metrics.gauge('kipute_odds_fresh', '1 while odds are fresh, 0 while all are suspended', () =>
    catalogue.freshness() === 'fresh' ? 1 : 0,
  );
  const board = createOddsBoard({
    ...{ catalogue, clock },
    guardLimits: () => settings.current('bet'),
    countSuspended: metrics.marketSuspended,
    readSelection: selectionOfMarket,
  });
  settings.onChanged((section) => {
    if (section === 'bet') board.recheckPrices();
  });
  metrics.gauge(
    'kipute_markets_suspended',
    'Markets that the provider offers and the price guard does not let be sold',
    () => board.suspendedMarkets().length,
  );
  closing.later(board.watchArbitrage());
  const hasProvider = config.ODDS_FEED_URL !== undefined;
  return {
    ...board,
    catalogue,
    routes: answeredOnce(hasProvider ? wholeBoard(catalogue) : catalogue.loaded, board.routes),
    loaded: catalogue.loaded,
  };
}

/** A page that asks too early waits for a whole board instead of being shown an empty one. */
function answeredOnce<Routes extends object>(loaded: Promise<void>, routes: Routes): Routes {
  let isLoaded = false;
  loaded.then(() => {
    isLoaded = true;
  });
  const waiting = Object.entries(routes).map(([name, answer]) => [
    name,
    async (request: unknown, context: unknown) => {
      if (!isLoaded) await loaded;
      return answer(request, context);
    },
  ]);
  return Object.fromEntries(waiting) as Routes;
}

function oddsFeedOf(config: Config, { log, clock, metrics }: Platform) {
  const { ODDS_FEED_URL: url, ODDS_FEED_SUBSCRIPTION: subscription } = config;
  if (!url || !config.ROLES.includes('feed')) return undefined;
  return createOddsFeed({ url, subscription, log, clock, count: metrics.feedEvent });
}
