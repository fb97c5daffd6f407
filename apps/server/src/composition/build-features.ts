import type { FastifyInstance } from 'fastify';
import { createMobileMoney } from '../adapters/mobile-money/index.ts';
import { createReportReader, createSmsGateway } from '../adapters/sms/index.ts';
import type { Config } from '../config.ts';
import { type Access, createAccess, createAddresses } from '../features/access/index.ts';
import { createAgentOffice } from '../features/agents/index.ts';
import { createApprovals, queueRoutes } from '../features/approvals/index.ts';
import { type Audit, createAudit } from '../features/audit/index.ts';
import { createBetting } from '../features/betting/index.ts';
import { createCashOuts } from '../features/cash-out/index.ts';
import { storedStatusesOf } from '../features/catalogue/index.ts';
import { createContent } from '../features/content/index.ts';
import { createFinder } from '../features/finder/index.ts';
import { createKeptChoices } from '../features/kept-choices/index.ts';
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
} from '../features/players/index.ts';
import { createProtection } from '../features/protection/index.ts';
import { createSettings, type SettingsOf } from '../features/settings/index.ts';
import { createSettlement } from '../features/settlement/index.ts';
import { createWallet } from '../features/wallet/index.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { buildOddsBoard, onceLoaded } from './build-odds-board.ts';
import type { Platform } from './open-platform.ts';

export type Features = Awaited<ReturnType<typeof buildFeatures>>;

/** In level order: a feature is given only what stands below it. */
export async function buildFeatures(config: Config, platform: Platform) {
  const ground = { ...platform, ...(await buildGround(config, platform)) };
  const money = { ...ground, ...buildMoney(config, ground) };
  const sports = await buildSports(config, money);
  const { settings, access, addresses, wallet, payments } = money;
  const { oddsBoard, betting } = sports;
  const jobs = [...money.jobs, ...sports.jobs];
  const queues = queueRoutes({ ...platform, queues: [...money.queues, ...sports.queues] });
  const handlers = {
    ...money.routes,
    ...sports.routes,
    ...queues,
  } satisfies Handlers;
  const { authenticate, noteActivity } = access;
  const readReport = createReportReader(config.SMS_CALLBACK_KEY);
  const registerCallbacks = (server: FastifyInstance) => {
    payments.registerCallbacks(server);
    ground.messaging.registerReports(server, readReport);
  };
  const { admissionQueues } = betting;
  const noteNodeUse = money.people.nodeUse.note;
  return {
    ...{ settings, access, addresses, authenticate, noteActivity },
    ...{ oddsBoard, wallet, payments, betting },
    ...{ registerCallbacks, handlers, admissionQueues, noteNodeUse, jobs },
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
  const content = createContent({ ...platform, settings });
  const messaging = createMessaging({
    ...platform,
    ...{ access, gateway: createSmsGateway(config) },
    budget: () => settings.current('messages'),
    countRefused: metrics.smsOverBudget,
  });
  const agents = createAgents({ ...platform, access, audit, messaging });
  const wallet = createWallet(platform);
  metrics.gauge(
    'kipute_books_sound',
    'Ledger: 1 while the newest audit found the books in order, 0 while nothing may be paid out',
    wallet.soundness,
  );
  if (config.ROLES.includes('worker')) shutdown.defer(wallet.figures.watch(platform.log));
  const identity = { audit, settings, access, addresses, approvals, people };
  return { ...identity, content, messaging, wallet };
}

/** Where everybody knows the seeded passwords an authenticator would only be in the way. */
const worldsWithoutCodes: readonly Config['NODE_ENV'][] = ['development', 'test', 'bench'];

function officeRulesOf(config: Config, { totpRequired, ...rules }: SettingsOf<'office'>) {
  return { ...rules, totpRequired: totpRequired ?? !worldsWithoutCodes.includes(config.NODE_ENV) };
}

type Money = Ground & ReturnType<typeof buildMoney>;

/** Players and their money. */
function buildMoney(config: Config, ground: Ground) {
  const { audit, settings, access, approvals, content, messaging, wallet, log, metrics } = ground;
  const players = createPlayers({ ...ground, pepper: config.SECRET_PEPPER });
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
  });
  const agentOffice = createAgentOffice(ground);
  const playerOffice = createPlayerOffice({ ...ground, players, protection, payments });
  const routes = {
    ...audit.routes,
    ...settings.routes,
    ...access.routes,
    ...approvals.routes,
    ...ground.people.routes,
    ...ground.addresses.routes,
    ...content.routes,
    ...wallet.routes,
    ...players.routes,
    ...payments.routes,
    ...protection.routes,
    ...personalData.routes,
    ...keptChoices.routes,
    ...agentOffice.routes,
    ...playerOffice.routes,
  };
  const jobs = [audit, approvals, messaging, wallet, payments].flatMap((feature) => feature.jobs);
  const queues = [approvals.queue, ...payments.queues, ...personalData.queues];
  return { players, protection, payments, routes, jobs, queues };
}

/** Odds, bets and what becomes of them. */
async function buildSports(config: Config, money: Money) {
  const oddsBoard = await buildOddsBoard(config, money);
  const betting = createBetting({ ...money, board: oddsBoard });
  const { catalogue, isTwoUp, loaded } = oddsBoard;
  const settlement = createSettlement({ ...money, catalogue, storedStatusesOf, isTwoUp, betting });
  catalogue.onRefused(settlement.recordRefused);
  const orderOffice = createOrderOffice({ ...money, catalogue, storedStatusesOf, settlement });
  const cashOuts = createCashOuts({ ...money, board: oddsBoard, catalogue, betting, settlement });
  if (config.ROLES.includes('worker')) {
    settlement.watch();
    // Without the odds nothing has a price: whatever fires is found once they are there.
    void loaded.then(() => money.shutdown.defer(cashOuts.watch()));
  }
  const routes = {
    ...oddsBoard.routes,
    ...onceLoaded(loaded, betting.routes),
    ...onceLoaded(loaded, cashOuts.routes),
    ...onceLoaded(loaded, orderOffice.routes),
    ...createFinder({ ...money, catalogue }).routes,
  };
  const jobs = [betting, settlement, cashOuts].flatMap((feature) => feature.jobs);
  return { oddsBoard, betting, routes, jobs, queues: orderOffice.queues };
}

/** For measuring; in production the factor is one. */
function multipliedBy(factor: number, limiter: RateLimiter): Pick<RateLimiter, 'take'> {
  return {
    take: (key, { calls, seconds }) => limiter.take(key, { calls: calls * factor, seconds }),
  };
}
