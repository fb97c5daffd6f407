import { findChromium } from '@kipute/tools/system-packages/system-packages';
import { budgetMeasure, type Measure } from '../measure.ts';
import { inBenchWorld, productionEnvironment } from '../stage/stage.ts';
import { auditBriefly } from './audit-page.ts';

const goal = { performance: 95, accessibility: 100 };

/** Pages of words, friends and pools, as whoever has their link first sees them. */
const routes = [
  '/rich_text?type=8',
  '/artcol',
  '/help',
  '/promotion',
  '/event_page',
  '/my_referrals',
  '/super',
  '/purse',
  '/message',
  '/privacy_policy',
  '/string_ball/jackpot',
  '/guess_score',
];

/** Lighthouse on each of them; what a first visit weighs is asked by `first-view`. */
export async function benchPages(): Promise<readonly Measure[]> {
  const chromium = await findChromium();
  const place = { name: 'bench', data: 'kept', environment: productionEnvironment } as const;
  return inBenchWorld(place, async ({ playerAddress }) => {
    const measures: Measure[] = [];
    for (const route of routes) {
      const scores = await auditBriefly(chromium, playerAddress + route, goal);
      process.stderr.write(`  ${route} ${scores.performance} ${scores.accessibility}\n`);
      measures.push(
        budgetMeasure(
          `pages: ${route} Lighthouse performance`,
          { amount: scores.performance, unit: '' },
          { atLeast: goal.performance },
        ),
        budgetMeasure(
          `pages: ${route} Lighthouse accessibility`,
          { amount: scores.accessibility, unit: '' },
          { atLeast: goal.accessibility },
        ),
      );
    }
    return measures;
  });
}
