import { setTimeout as delay } from 'node:timers/promises';
import type { Actor, Scene } from './actors/actor.ts';
import { serverNames } from './history.ts';
import type { GatewayFault } from './world/gateway.ts';
import { type Knobs, parties } from './world/mobile-money.ts';

/** kill -9 in the middle of whatever it was doing; a new process takes its place. */
export const killServer: Actor<Scene> = {
  name: 'kill server',
  weight: 5,
  draw: (chance) => {
    const name = chance.pick(serverNames);
    return {
      says: `server ${name} is killed`,
      play: async ({ world }) => {
        const server = world.servers[name];
        await world.calm.disturb([name], async () => {
          await server.kill();
          await server.start();
        });
      },
    };
  },
};

/** A deploy: it finishes what is under way, ends, and a new process takes its place. */
export const restartServer: Actor<Scene> = {
  name: 'restart server',
  weight: 2,
  draw: (chance) => {
    const name = chance.pick(serverNames);
    return {
      says: `server ${name} is restarted`,
      play: async ({ world }) => {
        const server = world.servers[name];
        await world.calm.disturb([name], async () => {
          await server.stop();
          await server.start();
        });
      },
    };
  },
};

/** Shorter than the timeout of anybody who waits for a lock that it holds. */
const FROZEN_MS = { from: 200, to: 1_500 };

/** A machine that stops for a moment and goes on as if nothing had been. */
export const freezeServer: Actor<Scene> = {
  name: 'freeze server',
  weight: 2,
  draw: (chance) => {
    const name = chance.pick(serverNames);
    const frozenMs = chance.integer(FROZEN_MS);
    return {
      says: `server ${name} stands still for ${frozenMs} ms`,
      play: async ({ world }) => {
        const server = world.servers[name];
        await world.calm.disturb([name], async () => {
          server.freeze();
          await delay(frozenMs);
          server.thaw();
          await server.untilReady();
        });
      },
    };
  },
};

/** kill -9 of the postmaster; the servers stay and must find it again by themselves. */
export const killPostgres: Actor<Scene> = {
  name: 'kill PostgreSQL',
  weight: 3,
  draw: () => ({
    says: 'PostgreSQL is killed',
    play: async ({ world }) => {
      await world.calm.disturb(serverNames, async () => {
        await world.database.kill();
        await world.database.start();
        await Promise.all(serverNames.map((name) => world.servers[name].untilReady()));
      });
    },
  }),
};

/** Everything of ours at once. */
export const powerCut: Actor<Scene> = {
  name: 'power cut',
  weight: 1,
  draw: () => ({
    says: 'the power is cut',
    play: async ({ world }) => {
      const servers = serverNames.map((name) => world.servers[name]);
      await world.calm.disturb(serverNames, async () => {
        await Promise.all([world.database.kill(), ...servers.map((server) => server.kill())]);
        await world.database.start();
        await Promise.all(servers.map((server) => server.start()));
      });
    },
  }),
};

/** A commit whose answer is on the line when it breaks: nobody knows whether it happened. */
export const cutLine: Actor<Scene> = {
  name: 'cut line',
  weight: 3,
  draw: () => ({
    says: 'the line to PostgreSQL is cut',
    play: async ({ world }) => {
      await world.calm.disturb(serverNames, async () => {
        world.database.cutLine();
        await Promise.all(serverNames.map((name) => world.servers[name].untilReady()));
      });
    },
  }),
};

const AWAY_MS = { from: 100, to: 2_000 };

/** Redis forgets everything and everyone. Calls must not notice; a fleet without a bus cannot. */
export const loseBus: Actor<Scene> = {
  name: 'lose bus',
  weight: 1,
  draw: (chance) => {
    const awayMs = chance.integer(AWAY_MS);
    return {
      says: `Redis, if there is one, is killed and away for ${awayMs} ms`,
      play: async ({ world: { busServer } }) => {
        if (!busServer) return;
        await busServer.kill();
        await delay(awayMs);
        await busServer.start();
      },
    };
  },
};

const CREDENTIALS_REFUSED = 107;
const NUMBER_INVALID = 101;
/** The message arrives; its answer comes when the house has hung up. */
const TOO_LATE_MS = 16_000;

/** Those without a number of times last until the next one, or until the run rests. */
const GATEWAY_FAULTS: readonly GatewayFault[] = [
  { mode: 'late', delayMs: 400 },
  { mode: 'late', delayMs: 2_000 },
  { mode: 'late', delayMs: TOO_LATE_MS, times: 1 },
  { mode: 'never', times: 1 },
  { mode: 'twice', times: 4 },
  { mode: 'refuse', times: 3 },
  { mode: 'refuse', times: 2, code: CREDENTIALS_REFUSED },
  { mode: 'refuse', times: 2, code: NUMBER_INVALID },
];

/** The gateway does not keep its word for a while. */
export const gatewayFaults: Actor<Scene> = {
  name: 'gateway faults',
  weight: 6,
  draw: (chance) => {
    const fault = chance.pick(GATEWAY_FAULTS);
    return {
      says: `the gateway has a fault: ${JSON.stringify(fault)}`,
      play: ({ world }) => world.gateway.order(fault),
    };
  },
};

/** Each lasts until the next one of its operator, or until the run rests. */
const OPERATOR_FAULTS: readonly Knobs[] = [
  { callbacks: 'twice' },
  { callbacks: 'twice', callbackDelayMs: 700 },
  { callbacks: 'never' },
  { callbacks: 'refused-then-paid' },
  { callbacks: 'paid-then-refused' },
  { callbackDelayMs: 2_000, payoutDelayMs: 1_500 },
  { toldAmount: 'wrong' },
  { line: 'dropped' },
  { line: 'error' },
  { line: 'hangs' },
  { line: 'answer-lost' },
  { line: 'answer-lost', callbacks: 'never' },
  { float: 'empty' },
];

/** An operator is late, says things twice, never, wrongly, or both yes and no, or is not there. */
export const operatorFaults: Actor<Scene> = {
  name: 'operator faults',
  weight: 8,
  draw: (chance) => {
    const party = chance.pick(parties);
    const knobs = chance.pick(OPERATOR_FAULTS);
    return {
      says: `${party} has a fault: ${JSON.stringify(knobs)}`,
      play: async ({ world, history }) => {
        history.add({ kind: 'operator-fault', party, knobs });
        await world.mobileMoney.order(party, knobs);
      },
    };
  },
};
