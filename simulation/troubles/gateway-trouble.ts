import type { Actor } from '../actors/actor.ts';
import type { Scene } from '../actors/scene.ts';
import type { GatewayTrouble } from '../world/gateway.ts';

const CREDENTIALS_REFUSED = 107;
const NUMBER_INVALID = 101;
/** The message arrives; its answer comes when the house has hung up. */
const TOO_LATE_MS = 16_000;

/** Those without a number of times last until the next one, or until the run rests. */
const TROUBLES: readonly GatewayTrouble[] = [
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
export const gatewayTrouble: Actor<Scene> = {
  name: 'gateway trouble',
  weight: 6,
  draw: (chance) => {
    const trouble = chance.pick(TROUBLES);
    return {
      says: `the gateway is in trouble: ${JSON.stringify(trouble)}`,
      play: ({ world }) => world.gateway.order(trouble),
    };
  },
};
