import { randomBytes } from 'node:crypto';
import { announceReady, closeOnExit, listenOnLoopback } from '../../kit/simulator-process.ts';
import { createCasino } from './casino.ts';

/**
 * Two providers of casino games, with the games themselves. Started as a process of its own: PORT
 * (0 takes any), HOUSE_URL (the operator's player site, where the wallet is) and the keys shared
 * with the operator, CASINO_KEY and AVIATOR_KEY, come from the environment; a key that nobody set
 * is made up and told.
 */
const { env } = process;
const madeUp = (): string => randomBytes(32).toString('base64url');
const keys = {
  'kipute-studio': env.CASINO_KEY ?? madeUp(),
  anga: env.AVIATOR_KEY ?? madeUp(),
};
const casino = createCasino({ keys, houseUrl: env.HOUSE_URL });
closeOnExit(casino.close);
const port = await listenOnLoopback(casino.server, env.PORT);
announceReady({
  port,
  tells: {
    AVIATOR_URL: `http://127.0.0.1:${port}`,
    CASINO_KEY: keys['kipute-studio'],
    AVIATOR_KEY: keys.anga,
  },
});
