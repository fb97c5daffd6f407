import { fstatSync } from 'node:fs';
import { startOddsFeed } from './start-odds-feed.ts';

/**
 * An odds provider as OddsMatrix documents it, with the matches it tells of. Started as a process
 * of its own: PORT and PAGE_PORT (0 takes any), ODDS_FEED_SEED, ODDS_FEED_SPEED, ODDS_FEED_WORLD
 * (`small` or `full`) and ODDS_FEED_SUBSCRIPTION come from the environment.
 */
const { env } = process;
const subscriptionName = env.ODDS_FEED_SUBSCRIPTION || 'kipute';
const oddsFeed = await startOddsFeed({
  seed: env.ODDS_FEED_SEED || '1',
  speed: Number(env.ODDS_FEED_SPEED || 1),
  world: env.ODDS_FEED_WORLD === 'small' ? 'small' : 'full',
  port: Number(env.PORT || 0),
  pagePort: Number(env.PAGE_PORT || 0),
  subscriptionName,
});

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await oddsFeed.close();
  process.exit(0);
}

/** A parent that dies takes its pipe along; a terminal or /dev/null says nothing about a parent. */
function endWithParent(): void {
  const input = fstatSync(0);
  if (input.isFIFO() || input.isSocket()) process.stdin.on('close', end).resume();
  process.on('disconnect', end);
}

process.on('SIGTERM', end);
process.on('SIGINT', end);
endWithParent();
console.log(
  JSON.stringify({
    ready: true,
    port: oddsFeed.port,
    scheme: 'tcp',
    pagePort: oddsFeed.pagePort,
    tells: { ODDS_FEED_SUBSCRIPTION: subscriptionName },
  }),
);
