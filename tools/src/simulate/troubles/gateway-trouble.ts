import type { Actor } from '../actors/actor.ts';
import type { Scene } from '../actors/scene.ts';
import type { GatewayTrouble } from '../world/gateway.ts';

const CREDENTIALS_REFUSED = 107;
const NUMBER_INVALID = 101;

const TROUBLES: readonly GatewayTrouble[] = [
  { mode: 'late', delayMs: 300 },
  { mode: 'late', delayMs: 2_000 },
  { mode: 'twice' },
  { mode: 'never', times: 1 },
  { mode: 'refuse' },
  { mode: 'refuse', code: CREDENTIALS_REFUSED },
  { mode: 'refuse', code: NUMBER_INVALID },
];

/** The gateway does not keep its word for a while. */
export const gatewayTrouble: Actor<Scene> = {
  name: 'gateway trouble',
  weight: 4,
  draw: (chance) => {
    const trouble = { times: chance.integer({ from: 1, to: 4 }), ...chance.pick(TROUBLES) };
    return {
      says: `the gateway is in trouble: ${JSON.stringify(trouble)}`,
      play: ({ world }) => world.gateway.order(trouble),
    };
  },
};
