import { fastify } from 'fastify';
import { announceReady, closeOnExit, listenOnLoopback } from '../../kit/simulator-process.ts';
import { createAirtelParty } from './airtel/airtel-party.ts';
import { createAzampayParty } from './azampay/azampay-party.ts';
import { registerHandsetRoutes } from './handset/handset-routes.ts';
import { addBodyParsers, addLineTrouble } from './http-server.ts';
import { registerKnobRoutes } from './knobs/knob-routes.ts';
import { createMixxParty } from './mixx/mixx-party.ts';
import { createMpesaParty } from './mpesa/mpesa-party.ts';
import { BillDesk } from './network/bill-desk.ts';
import { Callbacks, usualRetryWaitsMs } from './network/callbacks.ts';
import { MoneyNetwork } from './network/network.ts';
import type { Party } from './party.ts';
import { createSelcomParty } from './selcom/selcom-party.ts';

/**
 * The mobile-money operators of the country and two aggregators, with the phones behind them.
 * Started as a process of its own: PORT (0 takes any), CALLBACK_URL or HOUSE_URL (the player site),
 * CALLBACK_RETRY_MS (many short waits between calls instead of a few long ones), BUSINESS_NUMBER
 * (the merchant's till) and the parties' secrets come from the environment.
 */
const { env } = process;
const retryMs = env.CALLBACK_RETRY_MS;
/** Enough tries to outlast a crash, also where that takes minutes because the machine is busy. */
const SHORT_WAITS = 90;
const callbacks = new Callbacks({
  baseUrl: env.CALLBACK_URL ?? env.HOUSE_URL,
  retryWaitsMs:
    retryMs === undefined ? usualRetryWaitsMs : Array(SHORT_WAITS).fill(Number(retryMs)),
});
const network = new MoneyNetwork(callbacks);
const parties = createParties(env);
const server = fastify({ forceCloseConnections: true });
addBodyParsers(server);

for (const party of parties) {
  network.join(party);
  server.register(
    async (api) => {
      addLineTrouble(api, network.knobs, party.name);
      party.register(api, network);
    },
    { prefix: `/${party.name}` },
  );
}
registerHandsetRoutes(server, network, new BillDesk(network, callbacks, env.BUSINESS_NUMBER));
registerKnobRoutes(server, network, callbacks);

closeOnExit(async () => {
  callbacks.stop();
  await server.close();
});
const port = await listenOnLoopback(server, env.PORT);
const tells = Object.assign(
  {},
  ...parties.map(({ name, tells: further, secondAddress }) => {
    const address = `http://127.0.0.1:${port}/${name}`;
    const second = secondAddress === undefined ? {} : { [secondAddress]: address };
    return { [`${name.toUpperCase()}_URL`]: address, ...second, ...further };
  }),
);
announceReady({ port, tells });

type Environment = Readonly<Record<string, string | undefined>>;

/** Everybody who moves money here, with the secrets that the environment gives them. */
function createParties(env: Environment): readonly Party[] {
  return [
    createMpesaParty(env),
    createAirtelParty(env),
    createMixxParty(env),
    createSelcomParty(env),
    createAzampayParty(env),
  ];
}
