import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInPlayer } from '@kipute/tools/arrivals/arrivals';
import type { World } from '@kipute/tools/start/world';
import { quietFlags } from '@kipute/tools/system-packages/quiet-browser';
import { findChromium } from '@kipute/tools/system-packages/system-packages';
import { chromium as playwright } from 'playwright-core';
import { type Bench, budgetMeasure, type Measure } from '../measure.ts';
import { inBenchWorld, productionEnvironment } from '../stage/stage.ts';
import { auditBriefly, type Browser, type Category, goal, type Scores } from './audit-page.ts';

const titles = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const satisfies Record<Category, string>;

/** Pages as whoever has their link first sees them; a part of them a bench of a few minutes. */
export const benchPagesOfMatches = auditing(
  ...['/ready_start', '/rolling_ball', '/boost', '/popular_list'],
  ...['/national_competition?national_id=1', '/competition_search?competition_id=1'],
  ...['/league_search?competition_id=1', '/results'],
);
export const benchPagesOfJoining = auditing(
  ...['/register?v=KIPUTE', '/login', '/code_login', '/retrieve_password', '/SMS'],
  ...['/reset_password', '/ls', '/network_error'],
  ...['/order_lookup', '/app_download', '/user_agreement', '/404'],
);
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
  ...['/casino', '/aviator'],
  ...['/racing', '/racing/results', '/racing/rules', '/racing/bets', '/racing/proof'],
);
/** Behind the login, as a player sees them who has been here before. */
export const benchPagesOfMoney = auditingSignedIn(
  ...['/user_bill', '/pay_recharge', '/user_withdraw', '/racing_coin'],
);
export const benchPagesOfAccount = auditingSignedIn(
  ...['/user_info', '/order', '/order_detailed_info', '/play_limits', '/casino_rounds', '/archive'],
);

/** Lighthouse on each of them; what a first visit weighs is asked by `first-view`. */
function auditing(...routes: readonly string[]): Bench {
  return () =>
    inPagesWorld(async ({ playerAddress }) =>
      auditAll({ chromium: await findChromium() }, playerAddress, routes),
    );
}

function auditingSignedIn(...routes: readonly string[]): Bench {
  return () =>
    inPagesWorld((world) =>
      whileSignedIn(world, (browser) => auditAll(browser, world.playerAddress, routes)),
    );
}

const inPagesWorld = <Value>(work: (world: World) => Promise<Value>): Promise<Value> =>
  inBenchWorld({ name: 'bench', data: 'kept', environment: productionEnvironment }, work);

async function auditAll(
  browser: Browser,
  site: string,
  routes: readonly string[],
): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  for (const route of routes) {
    const scores = await auditBriefly(browser, site + route);
    process.stderr.write(`  ${route} ${Object.values(scores).join(' ')}\n`);
    measures.push(...measuresOf(route, scores));
  }
  return measures;
}

const measuresOf = (route: string, scores: Scores): readonly Measure[] =>
  (Object.keys(titles) as Category[]).map((one) =>
    budgetMeasure(
      `pages: ${route} Lighthouse ${titles[one]}`,
      { amount: scores[one], unit: '' },
      { atLeast: goal[one] },
    ),
  );

const DAY_MS = 86_400_000;

/** A browser that stays open, in which a seeded player has signed in on an earlier visit. */
async function whileSignedIn<Value>(
  { playerAddress, logins }: World,
  work: (browser: Browser) => Promise<Value>,
): Promise<Value> {
  const [player] = logins.players;
  if (!player) throw new Error('the world has no player');
  const { token, user_info: userInfo } = await signInPlayer(playerAddress, player);
  const session = JSON.stringify({ token, userInfo, expiresAtMs: Date.now() + DAY_MS });
  const chromium = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'kipute-pages-'));
  const context = await playwright.launchPersistentContext(profile, {
    executablePath: chromium,
    args: [...quietFlags, '--remote-debugging-port=0'],
  });
  try {
    const page = await context.newPage();
    await page.goto(`${playerAddress}/404`);
    await page.evaluate((kept) => localStorage.setItem('session', kept), session);
    await page.close();
    return await work({ chromium, port: portOf(profile) });
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Chromium writes down which port it has taken. */
const portOf = (profile: string): number =>
  Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
