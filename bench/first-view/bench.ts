import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '@kipute/tools/start/world';
import { findChromium } from '@kipute/tools/system-packages/system-packages';
import { budgetMeasure, type Measure } from '../measure.ts';
import { openBenchPage } from '../stage/bench-page.ts';
import { inBenchWorld, productionEnvironment } from '../stage/stage.ts';
import { auditPage } from './audit-page.ts';
import { countBytesOfVisit, countScriptsAndStyles } from './count-bytes.ts';

const SCRIPTS_AND_STYLES_KB = 90;
const WHOLE_VISIT_KB = 180;

/** What a first visit costs a phone, wherever it begins, and how soon the page can be used. */
export async function benchFirstView(): Promise<readonly Measure[]> {
  const chromium = await findChromium();
  const place = { name: 'bench', data: 'kept', environment: productionEnvironment } as const;
  return inBenchWorld(place, async (world) => {
    const pages = await measuredPages(world);
    const measures: Measure[] = [await wholeVisit(chromium, world.playerAddress)];
    for (const page of pages) measures.push(...(await firstViewOf(chromium, page)));
    return measures;
  });
}

async function wholeVisit(chromium: string, site: string): Promise<Measure> {
  const bytes = await countBytesOfVisit(chromium, `${site}/home`);
  return budgetMeasure(
    'first-view: whole visit',
    { amount: bytes / 1024, unit: 'KB' },
    { atMost: WHOLE_VISIT_KB },
  );
}

async function firstViewOf(chromium: string, page: MeasuredPage): Promise<readonly Measure[]> {
  const bytes = await countScriptsAndStyles(chromium, page.address);
  const scores = await auditPage({ chromium }, page.address);
  return [
    budgetMeasure(
      `first-view: ${page.name} JS + CSS (br)`,
      { amount: bytes / 1024, unit: 'KB' },
      { atMost: SCRIPTS_AND_STYLES_KB },
    ),
    budgetMeasure(
      `first-view: ${page.name} Lighthouse performance`,
      { amount: scores.performance, unit: '' },
      { atLeast: 95 },
    ),
    budgetMeasure(
      `first-view: ${page.name} Lighthouse accessibility`,
      { amount: scores.accessibility, unit: '' },
      { atLeast: 100 },
    ),
  ];
}

type MeasuredPage = { readonly name: string; readonly address: string };

const TIMEOUT_MS = 120_000;
const ASK_EVERY_MS = 500;
/** Of the ten that home shows of a list; fewer, and the world is still on its way. */
const MATCHES_ON_SALE = 5;
const ON_SALE = 1;

/** Where first visits begin: at home, on a match somebody shared, among the results of a search. */
async function measuredPages(world: World): Promise<readonly MeasuredPage[]> {
  const site = world.playerAddress;
  return [
    { name: '/home', address: `${site}/home` },
    { name: '/markets', address: `${site}/markets?id=${await popularMatch(world)}` },
    { name: '/search_result', address: `${site}/search_result?key_word=ligi` },
  ];
}

/** A match that has not begun, so that it stays the same while it is measured. */
async function popularMatch(world: World): Promise<string> {
  const { client } = await openBenchPage({ ...world, as: 'visitor' });
  const giveUpAt = Date.now() + TIMEOUT_MS;
  while (Date.now() < giveUpAt) {
    const home = await client.call('atlassian/popular_events', {}).catch(() => null);
    const popular = home?.popular_match ?? [];
    const onSale = popular.filter(({ way_3 }) => way_3.W1?.statusId === ON_SALE);
    if (onSale[0] && onSale.length >= MATCHES_ON_SALE) return onSale[0].id;
    await sleep(ASK_EVERY_MS);
  }
  throw new Error('home did not get its matches');
}
