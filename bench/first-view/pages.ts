import { findChromium } from '@kipute/tools/system-packages/system-packages';
import { type Bench, budgetMeasure, type Measure } from '../measure.ts';
import { inBenchWorld, productionEnvironment } from '../stage/stage.ts';
import { auditBriefly, type Category, type Scores } from './audit-page.ts';

const goal: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const titles = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const satisfies Record<Category, string>;

/** Pages as whoever has their link first sees them; a part of them a bench of a few minutes. */
export const benchPagesOfWords = auditing(
  ...['/rich_text?type=8', '/artcol', '/help', '/privacy_policy', '/stop_offers'],
);
export const benchPagesOfFriends = auditing(
  ...['/promotion', '/event_page', '/my_referrals', '/super', '/purse', '/message'],
);
export const benchPagesOfPools = auditing(
  ...['/string_ball/jackpot', '/string_ball/results', '/string_ball/rules', '/guess_score'],
);
export const benchPagesOfGames = auditing(
  ...['/casino', '/racing', '/racing/results', '/racing/rules', '/racing/bets', '/racing/proof'],
);

/** Lighthouse on each of them; what a first visit weighs is asked by `first-view`. */
function auditing(...routes: readonly string[]): Bench {
  return async () => {
    const chromium = await findChromium();
    const place = { name: 'bench', data: 'kept', environment: productionEnvironment } as const;
    return inBenchWorld(place, async ({ playerAddress }) => {
      const measures: Measure[] = [];
      for (const route of routes) {
        const scores = await auditBriefly(chromium, playerAddress + route, goal);
        process.stderr.write(`  ${route} ${Object.values(scores).join(' ')}\n`);
        measures.push(...measuresOf(route, scores));
      }
      return measures;
    });
  };
}

const measuresOf = (route: string, scores: Scores): readonly Measure[] =>
  (Object.keys(titles) as Category[]).map((one) =>
    budgetMeasure(
      `pages: ${route} Lighthouse ${titles[one]}`,
      { amount: scores[one], unit: '' },
      { atLeast: goal[one] },
    ),
  );
