import type { FastifyInstance } from 'fastify';
import { createCasinoProviders } from '../adapters/casino/index.ts';
import { createFileStore } from '../adapters/files/index.ts';
import { createMobileMoney } from '../adapters/mobile-money/index.ts';
import { createReportReader, createSmsGateway } from '../adapters/sms/index.ts';
import { createCountryLookup } from '../adapters/visitor-country/index.ts';
import { createWebPush } from '../adapters/web-push/index.ts';
import type { Config } from '../config.ts';
import { type Access, createAccess, createAddresses } from '../features/access/index.ts';
import { createAgentOffice } from '../features/agents/index.ts';
import { createApprovals, queueRoutes } from '../features/approvals/index.ts';
import { type Audit, createAudit } from '../features/audit/index.ts';
import { createBetting } from '../features/betting/index.ts';
import { createBoosts } from '../features/boosts/index.ts';
import { createCampaigns } from '../features/campaigns/index.ts';
import { createCashOuts } from '../features/cash-out/index.ts';
import { createCasino } from '../features/casino/index.ts';
import { createDesk, createPopularOffice, storedStatusesOf } from '../features/catalogue/index.ts';
import { createChat } from '../features/chat/index.ts';
import { createConfiguration } from '../features/configuration/index.ts';
import { createContent } from '../features/content/index.ts';
import { createExports } from '../features/exports/index.ts';
import { createFiles } from '../features/files/index.ts';
import { createFinder } from '../features/finder/index.ts';
import { createFreeBetDesk, createFreeBets } from '../features/free-bets/index.ts';
import { createInbox } from '../features/inbox/index.ts';
import { jobTracker } from '../features/job-list/index.ts';
import { createKeptChoices } from '../features/kept-choices/index.ts';
import { createLiveDesk } from '../features/live-desk/index.ts';
import { createMailings } from '../features/mailings/index.ts';
import { createMessageBoard } from '../features/message-board/index.ts';
import { createMessaging } from '../features/messaging/index.ts';
import { createOrderOffice } from '../features/order-office/index.ts';
import { createPayments } from '../features/payments/index.ts';
import { createPeople } from '../features/people/index.ts';
import { createPersonalData } from '../features/personal-data/index.ts';
import { createPlayerOffice } from '../features/player-office/index.ts';
import {
  agentPasswordHash,
  createAgents,
  createPlayers,
  playerDirectory,
  pushChoicesOf,
} from '../features/players/index.ts';
import { createPools } from '../features/pools/index.ts';
import { createPriceHistory } from '../features/price-history/index.ts';
import { createProtection, pausedAmong } from '../features/protection/index.ts';
import { createRacing } from '../features/racing/index.ts';
import { createRandomBets } from '../features/random-bets/index.ts';
import { createReferrals } from '../features/referrals/index.ts';
import { createRegulator } from '../features/regulator/index.ts';
import { createSettings, type SettingsOf } from '../features/settings/index.ts';
import { createSettlement, ordersDecidedJob } from '../features/settlement/index.ts';
import { createStatistics } from '../features/statistics/index.ts';
import { createTexts } from '../features/texts/index.ts';
import { createTrading } from '../features/trading/index.ts';
import { createVisitorCountry } from '../features/visitor-country/index.ts';
import { createWallet } from '../features/wallet/index.ts';
import { createWinners } from '../features/winners/index.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { createFloodLimit } from '../platform/http/load-shedding.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { createSealer } from '../platform/sealing.ts';
import { buildOddsBoard, onceLoaded } from './build-odds-board.ts';
import { watchMonths } from './monthly-tables.ts';
import type { Platform } from './open-platform.ts';
import { trackedJobs } from './tracked-jobs.ts';
import { upperData } from './upper-data.ts';

export type Features = Awaited<ReturnType<typeof buildFeatures>>;

/** In level order: a feature is given only what stands below it. */
export async function buildFeatures(config: Config, platform: Platform) {
  const ground = { ...platform, ...(await buildGround(config, platform)) };
  const money = { ...ground, ...buildMoney(config, ground) };
  const sports = await buildSports(config, money);
  const { settings, access, addresses, inbox, wallet, payments } = money;
  const { oddsBoard, betting } = sports;
  const { chat, messageBoard } = buildService(money);
  const { racing, casino } = buildGames(config, money);
  const regulator = createRegulator(money);
  const exports = createExports({ ...money, parts: ground.store });
  const tracker = jobTracker(platform, trackedJobs(platform.database.read));
  platform.shutdown.defer(tracker.flush);
  const jobs = tracker.track([
    ...[...money.jobs, ...sports.jobs, ...casino.jobs],
    ...[...exports.jobs, ...regulator.jobs],
  ]);
  const waiting = [...money.queues, ...sports.queues, ...casino.queues];
  waiting.push(chat.queue, messageBoard.queue, regulator.queue);
  const queues = queueRoutes({ ...platform, queues: waiting });
  const handlers = {
    ...money.routes,
    ...sports.routes,
    ...chat.routes,
    ...messageBoard.routes,
    ...racing.routes,
    ...casino.routes,
    ...exports.routes,
    ...regulator.routes,
    ...queues,
  } satisfies Handlers;
  const { authenticate, noteActivity } = access;
  const readReport = createReportReader(config.SMS_CALLBACK_KEY);
  const registerCallbacks = (server: FastifyInstance) => {
    payments.registerCallbacks(server);
    casino.registerCallbacks(server);
    ground.messaging.registerReports(server, readReport);
  };
  const admissionQueues = {
    ...betting.admissionQueues,
    ...sports.pools.admissionQueues,
    ...racing.admissionQueues,
  };
  const noteNodeUse = money.people.nodeUse.note;
  return {
    ...{ settings, access, addresses, authenticate, noteActivity },
    ...{ oddsBoard, inbox, wallet, payments, betting, chat, racing, pools: sports.pools },
    ...{ registerCallbacks, handlers, admissionQueues, noteNodeUse, jobs },
    ...{ uploads: [ground.files.upload], registerFiles: ground.files.registerFiles },
    downloads: [exports.download],
  };
}

type Ground = Platform & Awaited<ReturnType<typeof buildGround>>;

/** Levels 1 and 2: what every other feature stands on. */
async function buildGround(config: Config, platform: Platform) {
  const { shutdown, metrics } = platform;
  const audit: Audit = createAudit({
    ...platform,
    reportDays: () => settings.current('limits').pageReportDays,
  });
  if (config.ROLES.includes('worker')) shutdown.defer(audit.watchUnsealed());
  const settings = await createSettings({ ...platform, recordActivity: audit.record });
  shutdown.defer(settings.close);
  const access: Access = createAccess({
    ...platform,
    pepper: config.SECRET_PEPPER,
    recordActivity: audit.record,
    limits: () => settings.current('limits'),
    officeRules: () => officeRulesOf(config, settings.current('office')),
    agents: () => agents,
    agentPasswordHash: (playerId) => agentPasswordHash(platform.database.read, playerId),
  });
  shutdown.defer(access.close);
  const addresses = await createAddresses({ ...platform, recordActivity: audit.record });
  shutdown.defer(addresses.close);
  const approvals = createApprovals({
    ...{ ...platform, audit, settings },
    totpRequired: () => officeRulesOf(config, settings.current('office')).totpRequired,
  });
  const people = createPeople({ ...platform, audit, settings, access, approvals });
  shutdown.defer(people.nodeUse.close);
  const store = createFileStore(config, platform.clock);
  const files = createFiles({
    ...{ ...platform, audit, store },
    // Apart from the calls' own: a page of many pictures must not use up a house's calls.
    refuseFlood: createFloodLimit(config.RATE_LIMIT_FACTOR).refuse,
  });
  const texts = await createTexts({ ...platform, settings, audit, files });
  shutdown.defer(texts.close);
  const content = createContent({ ...platform, settings, audit, files });
  shutdown.defer(content.clicks.close);
  const lookup = await createCountryLookup(config);
  const visitorCountry = createVisitorCountry({ ...platform, lookup });
  const messaging = createMessaging({
    ...platform,
    ...{ access, gateway: createSmsGateway(config) },
    budget: () => settings.current('messages'),
    countRefused: metrics.smsOverBudget,
  });
  const inbox = createInbox({
    ...{
      ...platform,
      audit,
      pushChoicesOf,
      push: createWebPush(config),
      countPush: metrics.pushNotice,
    },
    offersHiddenFrom: (reader, ids) => pausedAmong(reader, ids, platform.clock.now()),
  });
  const agents = createAgents({ ...platform, access, audit, messaging, inbox });
  const wallet = createWallet(platform);
  const months = watchMonths(config, platform);
  metrics.gauge(
    'kipute_books_sound',
    'Ledger: 1 while the newest audit found the books in order, 0 while nothing may be paid out',
    wallet.soundness,
  );
  if (config.ROLES.includes('worker')) shutdown.defer(wallet.figures.watch(platform.log));
  const identity = { audit, settings, access, addresses, approvals, people };
  const words = { files, store, content, texts, visitorCountry, messaging, inbox };
  return { ...identity, ...words, wallet, months };
}

/** Where everybody knows the seeded passwords an authenticator would only be in the way. */
const worldsWithoutCodes: readonly Config['NODE_ENV'][] = ['development', 'test', 'bench'];

function officeRulesOf(config: Config, { totpRequired, ...rules }: SettingsOf<'office'>) {
  return { ...rules, totpRequired: totpRequired ?? !worldsWithoutCodes.includes(config.NODE_ENV) };
}

type Money = Ground & ReturnType<typeof buildMoney>;

/** Players and their money. */
function buildMoney(config: Config, ground: Ground) {
  const { audit, settings, access, approvals, content, texts } = ground;
  const { messaging, inbox, wallet, log, metrics } = ground;
  const { agreements } = texts;
  const players = createPlayers({ ...ground, agreements, pepper: config.SECRET_PEPPER });
  const keptChoices = createKeptChoices(ground);
  const protection = createProtection(ground);
  const payments = createPayments({
    ...ground,
    directory: playerDirectory,
    writeToPlayer: players.writeToPlayer,
    protection,
    mobileMoney: createMobileMoney(config, (exchange) =>
      log.info({ exchange }, 'payments: exchange with an operator'),
    ),
    rateLimiter: multipliedBy(config.RATE_LIMIT_FACTOR, ground.rateLimiter),
    countCallback: metrics.callbackEvent,
  });
  metrics.gauge(
    'kipute_floats_low',
    'Payments: channels with little float left to pay out from',
    payments.lowFloats,
  );
  const personalData = createPersonalData({
    ...ground,
    ...{ players, protection, payments, keptChoices },
    upper: upperData,
  });
  const freeBets = createFreeBets(ground);
  const freeBetDesk = createFreeBetDesk({ ...ground, protection, grant: freeBets.grant });
  const agentOffice = createAgentOffice(ground);
  const playerOffice = createPlayerOffice({ ...ground, players, protection, payments });
  const mailings = createMailings({ ...ground, players, siteUrl: config.PLAYER_SITE_URL });
  const routes = {
    ...audit.routes,
    ...settings.routes,
    ...access.routes,
    ...approvals.routes,
    ...createConfiguration(ground).routes,
    ...ground.people.routes,
    ...ground.addresses.routes,
    ...ground.files.routes,
    ...content.routes,
    ...texts.routes,
    ...ground.visitorCountry.routes,
    ...inbox.routes,
    ...wallet.routes,
    ...players.routes,
    ...payments.routes,
    ...protection.routes,
    ...personalData.routes,
    ...keptChoices.routes,
    ...freeBetDesk.routes,
    ...agentOffice.routes,
    ...playerOffice.routes,
    ...mailings.routes,
  };
  const given = [freeBets, freeBetDesk];
  const ours = [ground.months, audit, approvals, messaging, inbox];
  const withJobs = [...ours, wallet, payments, ...given, mailings];
  const jobs = withJobs.flatMap((feature) => feature.jobs);
  const queues = [approvals.queue, ...payments.queues, ...personalData.queues];
  return { players, protection, payments, freeBets, routes, jobs, queues };
}

/** Where players and the house write to each other. */
function buildService(money: Money) {
  return { chat: createChat(money), messageBoard: createMessageBoard(money) };
}

/** Games of providers, and the wallet they ask. */
function buildCasino(config: Config, money: Money) {
  const { clock, metrics, log } = money;
  const providers = createCasinoProviders(config, { clock, walletOrigin: walletOriginOf(config) });
  const casino = createCasino({
    ...{ ...money, providers, siteUrl: config.PLAYER_SITE_URL },
    countCall: metrics.casinoCall,
  });
  metrics.gauge(
    'kipute_casino_return_alarms',
    'Casino: games that pay outside of what chance allows, by the newest look of this process',
    casino.returnAlarms,
  );
  if (config.ROLES.includes('worker')) {
    void casino
      .syncGames()
      .catch((err) => log.error({ err }, 'casino: games could not be asked for at the start'));
  }
  return casino;
}

/** In a world of this machine providers live beside the server, and need no site in between. */
const walletOriginOf = (config: Config): string =>
  config.CASINO_WALLET_URL ??
  (config.NODE_ENV === 'production'
    ? config.PLAYER_SITE_URL
    : `http://${config.HOST}:${config.PLAYER_PORT}`);

/** Games that need no odds. */
function buildGames(config: Config, money: Money) {
  const seeds = createSealer('GAME_SEED_KEYS', config.GAME_SEED_KEYS);
  const racing = createRacing({ ...money, seeds });
  if (config.ROLES.includes('worker')) money.shutdown.defer(racing.leader.lead());
  return { racing, casino: buildCasino(config, money) };
}

/** Odds, bets and what becomes of them. */
async function buildSports(config: Config, money: Money) {
  const oddsBoard = await buildOddsBoard(config, money);
  const betting = createBetting({ ...money, board: oddsBoard });
  oddsBoard.rankSearchBy(betting.owedOn);
  const liveDesk = createLiveDesk({
    ...money,
    board: oddsBoard,
    catalogue: oddsBoard.catalogue,
    betting,
  });
  money.shutdown.defer(liveDesk.close);
  void oddsBoard.loaded
    .then(liveDesk.begin)
    .catch((err) => money.log.error({ err }, 'live desk: what was before could not be read'));
  // Every process hears of each, and tells its own pages.
  betting.onReferred(({ id }) => money.officeLive.publishHere('referred-bets', { id }));
  const boosts = createBoosts({ ...money, board: oddsBoard });
  money.shutdown.defer(boosts.close);
  const isBetOn = (matchId: string) => betting.owedOn(matchId) > 0n;
  const { catalogue, isTwoUp, loaded } = oddsBoard;
  const priceHistory = createPriceHistory({ ...money, board: oddsBoard });
  const settlement = createSettlement({ ...money, catalogue, storedStatusesOf, isTwoUp, betting });
  catalogue.onRefused(settlement.recordRefused);
  const orderOffice = createOrderOffice({ ...money, catalogue, storedStatusesOf, settlement });
  const trading = createTrading({ ...money, board: oddsBoard, catalogue, betting, settlement });
  const cashOuts = createCashOuts({ ...money, board: oddsBoard, catalogue, betting, settlement });
  const randomBets = createRandomBets({ ...money, board: oddsBoard, betting });
  const pools = createPools({ ...money, board: oddsBoard, catalogue });
  const growth = buildGrowth(money);
  const isFeedFresh = () => catalogue.freshness() === 'fresh';
  const statistics = createStatistics({ ...money, isFeedFresh });
  void loaded.then(boosts.refresh);
  if (config.ROLES.includes('worker')) {
    settlement.watch();
    money.shutdown.defer(statistics.watch());
    pools.watch();
    void loaded.then(() => money.shutdown.defer(priceHistory.recorder.start()));
    // Without the odds nothing has a price: whatever fires is found once they are there.
    void loaded.then(() => money.shutdown.defer(cashOuts.watch()));
  }
  const routes = {
    ...oddsBoard.routes,
    ...onceLoaded(loaded, betting.routes),
    ...onceLoaded(loaded, boosts.routes),
    ...onceLoaded(loaded, liveDesk.routes),
    ...priceHistory.routes,
    ...onceLoaded(loaded, cashOuts.routes),
    ...onceLoaded(loaded, orderOffice.routes),
    ...onceLoaded(loaded, trading.routes),
    ...onceLoaded(loaded, pools.routes),
    ...onceLoaded(loaded, randomBets.routes),
    ...growth.routes,
    ...statistics.routes,
    ...createFinder({ ...money, catalogue }).routes,
    ...onceLoaded(loaded, createPopularOffice({ ...money, catalogue }).routes),
    ...onceLoaded(loaded, createDesk({ ...money, catalogue, isBetOn }).routes),
  };
  const withJobs = [betting, settlement, cashOuts, pools, randomBets, growth, statistics];
  const jobs = withJobs.flatMap((feature) => feature.jobs);
  const queues = [...betting.queues, ...orderOffice.queues, ...pools.queues];
  return { oddsBoard, betting, pools, routes, jobs, queues };
}

type OrdersDecided = { readonly orderIds: readonly string[]; readonly decidedAt: string };

/** What players are given for their bets and their friends, and who of them won. */
function buildGrowth(money: Money) {
  const referrals = createReferrals(money);
  const campaigns = createCampaigns(money);
  const winners = createWinners(money);
  const ordersDecided = {
    ...{ ...ordersDecidedJob, isLong: true },
    run: ({ orderIds, decidedAt }: OrdersDecided) =>
      campaigns.countDecided(orderIds.map(BigInt), new Date(decidedAt)),
  };
  const jobs = [referrals, campaigns, winners].flatMap((feature) => feature.jobs);
  return {
    routes: { ...referrals.routes, ...campaigns.routes, ...winners.routes },
    jobs: [...jobs, ordersDecided],
  };
}

/** For measuring; in production the factor is one. */
function multipliedBy(factor: number, limiter: RateLimiter): Pick<RateLimiter, 'take'> {
  return {
    take: (key, { calls, seconds }) => limiter.take(key, { calls: calls * factor, seconds }),
  };
}
