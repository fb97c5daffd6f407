import { type FastifyInstance, fastify } from 'fastify';
import type { HashChain } from './aviator/hash-chain.ts';
import { Hub } from './aviator/hub.ts';
import { listenForPages } from './aviator/socket.ts';
import { AviatorTable, type TableEvent } from './aviator/table.ts';
import { games, type ProviderName, providerNames } from './games.ts';
import { registerKnobRoutes } from './knobs/knob-routes.ts';
import { KnobBoard } from './knobs/knobs.ts';
import { registerLaunch } from './launch/launch-routes.ts';
import { Sessions } from './launch/sessions.ts';
import { Assets } from './pages/assets.ts';
import { registerPlay } from './pages/play-routes.ts';
import { createProvider, type Provider } from './provider.ts';
import { registerProviderApi } from './provider-api/provider-api-routes.ts';
import { StudioGames } from './studio/play.ts';

export type CasinoOptions = {
  /** Shared with the operator: what they sign with, each way. */
  readonly keys: Readonly<Record<ProviderName, string>>;
  /** Of the operator's player site; each provider can also be told another place. */
  readonly houseUrl: string | undefined;
  /** For tests: the flights to come. */
  readonly chain?: HashChain;
};

export type Casino = {
  readonly server: FastifyInstance;
  readonly knobs: KnobBoard;
  readonly providers: Readonly<Record<ProviderName, Provider>>;
  readonly close: () => Promise<void>;
};

const TABLE_EVERY_MS = 50;
const TICK_EVERY_MS = 500;
const now = Date.now;

/** Two providers of games under one roof: what they know of each other is this file. */
export function createCasino(options: CasinoOptions): Casino {
  const knobs = new KnobBoard();
  const providers = createProviders(options, knobs);
  const isUp = (provider: ProviderName): boolean => knobs.of(provider).provider === 'up';
  const sessions = new Sessions(now);
  const { table, hub } = openTable(providers.anga, options.chain);
  const studio = new StudioGames(providers['kipute-studio']);
  const assets = new Assets();

  const server = fastify({
    // What is no knob is refused, and not quietly left out.
    ajv: { customOptions: { removeAdditional: false } },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  acceptForms(server);
  assets.register(server);
  registerKnobRoutes(server, providers, knobs);
  registerLaunch(server, { providers, sessions, now, isUp });
  registerPlay(server, { providers, sessions, table, studio, assets, isUp });
  for (const provider of Object.values(providers)) {
    server.register(
      async (api) => {
        registerProviderApi(api, provider, { now, isUp: () => isUp(provider.name) });
      },
      {
        prefix: `/v1/${provider.name}`,
      },
    );
  }
  const pages = listenForPages(server.server, { sessions, hub, isUp: () => isUp('anga') });
  const timers = [
    setInterval(() => {
      if (!isUp('anga')) pages.closeAll();
      table.advance();
      hub.tellOwn();
    }, TABLE_EVERY_MS),
    setInterval(() => hub.tick(), TICK_EVERY_MS),
  ];
  const close = async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer);
    for (const { line } of Object.values(providers)) line.stop();
    pages.closeAll();
    await server.close();
  };
  return { server, knobs, providers, close };
}

function createProviders(
  { keys, houseUrl }: CasinoOptions,
  knobs: KnobBoard,
): Readonly<Record<ProviderName, Provider>> {
  const entries = providerNames.map((name) => {
    const walletUrl = houseUrl && new URL(`/callbacks/casino/${name}`, houseUrl).href;
    return [name, createProvider({ name, key: keys[name], walletUrl, knobs, now })] as const;
  });
  return Object.fromEntries(entries) as Record<ProviderName, Provider>;
}

function openTable(provider: Provider, chain: HashChain | undefined) {
  const { outbox, newId } = provider;
  // The hub needs the table and the table tells the hub: it listens from its first round on.
  let tell: (event: TableEvent) => void = () => undefined;
  const table = new AviatorTable({
    ...{ now, stakes: games.aviator.stakes, newRoundId: () => newId('a') },
    ...(chain && { chain }),
    wallet: {
      debit: (stake, before) => outbox.debit(stake, before),
      credit: (win) => void outbox.credit(win),
      rollback: (stake) => void outbox.rollback(stake),
      newId: () => newId('t'),
    },
    onEvent: (event) => tell(event),
  });
  const hub = new Hub(table, provider, now);
  tell = (event) => hub.hearTable(event);
  return { table, hub };
}

/** The forms of plain pages. */
function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
