import { openWorld } from '@kipute/tools/start/world';
import { findChromium } from '@kipute/tools/system-packages/system-packages';
import { budgetMeasure, type Measure } from '../measure.ts';
import { productionEnvironment } from '../production-environment.ts';
import { auditPage } from './audit-page.ts';
import { countBytesOfVisit, countScriptsAndStyles } from './count-bytes.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';

const SCRIPTS_AND_STYLES_KB = 90;
const WHOLE_VISIT_KB = 180;

/** What a first visit costs a phone, wherever it begins, and how soon the page can be used. */
export async function benchFirstView(): Promise<readonly Measure[]> {
  const chromium = await findChromium();
  const world = await openWorld({
    name: 'bench',
    data: 'kept',
    environment: productionEnvironment,
  });
  try {
    const pages = await measuredPages(world);
    const measures: Measure[] = [await wholeVisit(chromium, world.playerAddress)];
    for (const page of pages) measures.push(...(await firstViewOf(chromium, page)));
    return measures;
  } finally {
    await world.stop();
  }
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
  const scores = await auditPage(chromium, page.address);
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
