import { openWorld } from '@kipute/tools/start/world';
import { findChromium } from '@kipute/tools/system-packages/system-packages';
import { budgetMeasure, type Measure } from '../measure.ts';
import { productionEnvironment } from '../production-environment.ts';
import { auditPage } from './audit-page.ts';
import { countBytes } from './count-bytes.ts';

const SCRIPTS_AND_STYLES_KB = 90;
const WHOLE_VISIT_KB = 180;

/** What a first visit to /home costs a phone, and how soon it can be used. */
export async function benchFirstView(): Promise<readonly Measure[]> {
  const chromium = await findChromium();
  const world = await openWorld({
    name: 'bench',
    data: 'kept',
    environment: productionEnvironment,
  });
  try {
    const home = `${world.playerAddress}/home`;
    const bytes = await countBytes(chromium, home);
    const scores = await auditPage(chromium, home);
    return [
      budgetMeasure(
        'first-view: JS + CSS (br)',
        { amount: bytes.scriptsAndStyles / 1024, unit: 'KB' },
        { atMost: SCRIPTS_AND_STYLES_KB },
      ),
      budgetMeasure(
        'first-view: whole visit',
        { amount: bytes.wholeVisit / 1024, unit: 'KB' },
        { atMost: WHOLE_VISIT_KB },
      ),
      budgetMeasure(
        'first-view: Lighthouse performance',
        { amount: scores.performance, unit: '' },
        { atLeast: 95 },
      ),
      budgetMeasure(
        'first-view: Lighthouse accessibility',
        { amount: scores.accessibility, unit: '' },
        { atLeast: 100 },
      ),
    ];
  } finally {
    await world.stop();
  }
}
