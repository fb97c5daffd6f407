import { announceReady, closeOnExit } from '../../kit/simulator-process.ts';
import { startOddsFeed } from './start-odds-feed.ts';

/**
 * An odds provider as OddsMatrix documents it, with the matches it tells of. Started as a process
 * of its own: PORT and PAGE_PORT (0 takes any), ODDS_FEED_SEED, ODDS_FEED_SPEED, ODDS_FEED_WORLD
 * (`small` or `full`) and ODDS_FEED_SUBSCRIPTION come from the environment.
 */
const { env } = process;
const subscriptionName = env.ODDS_FEED_SUBSCRIPTION || 'kipute';
const starting = startOddsFeed({
  seed: env.ODDS_FEED_SEED || '1',
  speed: Number(env.ODDS_FEED_SPEED || 1),
  world: env.ODDS_FEED_WORLD === 'small' ? 'small' : 'full',
  port: Number(env.PORT || 0),
  pagePort: Number(env.PAGE_PORT || 0),
  subscriptionName,
  begins: 'when somebody connects',
  onListening: (ports) => {
    const tells = { ODDS_FEED_SUBSCRIPTION: subscriptionName };
    announceReady({ scheme: 'tcp', ...ports, tells });
  },
});

closeOnExit(async () => {
  // Without a world yet there is nothing to close.
  const opened = await Promise.race([starting, Promise.resolve(undefined)]);
  await opened?.close();
});
await starting;
