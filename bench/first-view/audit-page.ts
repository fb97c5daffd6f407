import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { quietFlags } from '@kipute/tools/system-packages/quiet-browser';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];
export type Scores = Readonly<Record<Category, number>>;

const RUNS = 5;
const lighthouse = join(
  dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')),
  'cli/index.js',
);

/** What a page must reach. */
export const goal: Scores = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export type Browser = {
  readonly chromium: string;
  /** Of one that runs already, in which somebody has signed in; a fresh one when it is left out. */
  readonly port?: number;
};

/** Lighthouse with its mobile defaults; the middle of several, because one run is an anecdote. */
export async function auditPage(browser: Browser, address: string): Promise<Scores> {
  const runs: Scores[] = [];
  while (runs.length < RUNS) runs.push(await auditInCalm(browser, address));
  return middleOf(runs);
}

/** For many pages: the worse of two runs that both reach the goal, otherwise the middle of three. */
export async function auditBriefly(browser: Browser, address: string): Promise<Scores> {
  const two = [await auditInCalm(browser, address), await auditInCalm(browser, address)];
  const reaches = (scores: Scores) => categories.every((one) => scores[one] >= goal[one]);
  if (!two.every(reaches)) return middleOf([...two, await auditInCalm(browser, address)]);
  return eachCategory((one) => Math.min(...two.map((scores) => scores[one])));
}

const eachCategory = (scoreOf: (category: Category) => number): Scores =>
  Object.fromEntries(categories.map((one) => [one, scoreOf(one)])) as Scores;

async function auditInCalm(browser: Browser, address: string): Promise<Scores> {
  await waitForCalm();
  return auditPatiently(browser, address);
}

function middleOf(runs: readonly Scores[]): Scores {
  return eachCategory(
    (one) => runs.map((scores) => scores[one]).toSorted((a, b) => a - b)[runs.length >> 1] ?? 0,
  );
}

/** The tracer now and then misses the beginning of a visit; the page has no part in that. */
const TRACER_FLAKE = 'NO_NAVSTART';
const TRIES_MAX = 3;

async function auditPatiently(browser: Browser, address: string, tries = 1): Promise<Scores> {
  try {
    return await auditOnce(browser, address);
  } catch (failure) {
    if (tries >= TRIES_MAX || !String(failure).includes(TRACER_FLAKE)) throw failure;
    return auditPatiently(browser, address, tries + 1);
  }
}

/**
 * A phone does not share its processor with our servers. Where this machine lets us, the browser
 * goes before them; elsewhere `nice` says so and measures all the same.
 */
const beforeOthers = ['-n', '-15'];

type Report = { readonly categories: Record<string, { readonly score: number }> };

async function auditOnce({ chromium, port }: Browser, address: string): Promise<Scores> {
  const { stdout } = await promisify(execFile)(
    'nice',
    [
      ...beforeOthers,
      process.execPath,
      lighthouse,
      address,
      '--form-factor=mobile',
      `--only-categories=${categories.join()}`,
      '--output=json',
      '--quiet',
      ...(port === undefined
        ? [`--chrome-flags=--headless=new ${quietFlags.join(' ')}`]
        : // What is stored stays: it is who has signed in.
          [`--port=${port}`, '--disable-storage-reset']),
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as Report;
  return eachCategory((one) => Math.round((report.categories[one]?.score ?? 0) * 100));
}

const LOOK_EVERY_MS = 1_000;
const CALM_LOOKS = 3;
const BUSY_AT_MOST = 0.25;
const TIMEOUT_MS = 15_000;

/**
 * Servers that have just come up still load and compile. A browser measured beside them would be
 * charged for that; a player's phone never is. What never calms down is measured as it is.
 */
async function waitForCalm(): Promise<void> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (let calm = 0; calm < CALM_LOOKS && Date.now() < giveUpAt; ) {
    const before = timesOfAll();
    await sleep(LOOK_EVERY_MS);
    const after = timesOfAll();
    const busy = 1 - (after.idle - before.idle) / (after.all - before.all);
    calm = busy <= BUSY_AT_MOST ? calm + 1 : 0;
  }
}

function timesOfAll(): { readonly idle: number; readonly all: number } {
  const times = cpus().map(({ times: of }) => of);
  const sum = (pick: (of: (typeof times)[number]) => number) =>
    times.reduce((total, of) => total + pick(of), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  };
}
