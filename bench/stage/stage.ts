import { setTimeout as sleep } from 'node:timers/promises';
import { openWorld, type World, type WorldOptions } from '@kipute/tools/start/world';
import { quietFlags } from '@kipute/tools/system-packages/quiet-browser';
import { findChromium } from '@kipute/tools/system-packages/system-packages';
import { type Browser, chromium } from 'playwright-core';
import { type BenchPage, openBenchPage } from './bench-page.ts';
import { type Batches, createBatches } from './price-changes.ts';
import { type Provider, startProvider } from './provider.ts';
import type { ProviderWorld } from './provider-world.ts';

/**
 * What is measured is the server as it runs for real, only quieter: unlike in development no reply
 * is held against its schema. In production it would refuse the simulators.
 */
export const productionEnvironment = { NODE_ENV: 'bench', LOG_LEVEL: 'warn' };

/** All load of a bench comes from one address. */
export const loadedEnvironment = { ...productionEnvironment, RATE_LIMIT_FACTOR: '100000' };

/** Opens a world for a bench and takes it down, however the bench ends. */
export async function inBenchWorld<Value>(
  options: WorldOptions,
  work: (world: World) => Promise<Value>,
): Promise<Value> {
  const world = await openWorld(options);
  try {
    return await work(world);
  } finally {
    await world.stop();
  }
}

/** A server whose odds come from a provider of the bench, and what a bench does with both. */
export type OddsStage<Odds extends ProviderWorld = ProviderWorld> = {
  readonly world: World;
  readonly provider: Provider;
  readonly odds: Odds;
  /** Of a visitor. */
  readonly page: BenchPage;
  readonly batches: Batches;
};

type OddsStageOptions<Odds> = Partial<Omit<WorldOptions, 'environment'>> & {
  readonly odds: Odds;
  /** In play, so many of which the board must have before the work begins. */
  readonly matches: number;
};

export async function onOddsStage<Odds extends ProviderWorld, Value>(
  { odds, matches, ...options }: OddsStageOptions<Odds>,
  work: (stage: OddsStage<Odds>) => Promise<Value>,
): Promise<Value> {
  const provider = await startProvider(odds);
  const environment = { ...loadedEnvironment, ODDS_FEED_URL: provider.url };
  try {
    const place = { name: 'bench-odds', data: 'fresh', ...options, environment } as const;
    return await inBenchWorld(place, async (world) => {
      // A board that was kept has its matches before it hears of their prices again.
      await provider.subscribed;
      await untilBoardHas(world, matches);
      const page = await openBenchPage({ ...world, as: 'visitor' });
      return await work({ world, provider, odds, page, batches: createBatches() });
    });
  } finally {
    provider.stop();
  }
}

/** Launched before what it looks at: its own start is not to be measured. */
export async function inBrowser<Value>(work: (browser: Browser) => Promise<Value>): Promise<Value> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: quietFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const BOARD_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 200;

/** Until so many matches are in play on the board, and can be bet on. */
async function untilBoardHas(world: World, matches: number): Promise<void> {
  const { client } = await openBenchPage({ ...world, as: 'visitor' });
  const giveUpAt = Date.now() + BOARD_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    // One that is just taking in a world may refuse a call.
    const live = await client.call('atlassian/get_rolling_ball_number', {}).catch(() => null);
    if (live && live.total >= matches) return;
    await sleep(ASK_EVERY_MS);
  }
  throw new Error(`the board did not get its ${matches} matches`);
}
