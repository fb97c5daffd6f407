import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { quietFlags } from '@kipute/tools/system-packages/quiet-browser';

type Scores = { readonly performance: number; readonly accessibility: number };

const RUNS = 5;
const lighthouse = join(
  dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')),
  'cli/index.js',
);

/** Lighthouse with its mobile defaults; the middle of several, because one run is an anecdote. */
export async function auditPage(chromium: string, address: string): Promise<Scores> {
  const runs: Scores[] = [];
  while (runs.length < RUNS) runs.push(await auditInCalm(chromium, address));
  return middleOf(runs);
}

/** For many pages: the worse of two runs that both reach the goal, otherwise the middle of three. */
export async function auditBriefly(
  chromium: string,
  address: string,
  goal: Scores,
): Promise<Scores> {
  const two = [await auditInCalm(chromium, address), await auditInCalm(chromium, address)];
  const reach = ({ performance, accessibility }: Scores) =>
    performance >= goal.performance && accessibility >= goal.accessibility;
  if (!two.every(reach)) return middleOf([...two, await auditInCalm(chromium, address)]);
  return {
    performance: Math.min(...two.map(({ performance }) => performance)),
    accessibility: Math.min(...two.map(({ accessibility }) => accessibility)),
  };
}

async function auditInCalm(chromium: string, address: string): Promise<Scores> {
  await waitForCalm();
  return auditPatiently(chromium, address);
}

function middleOf(runs: readonly Scores[]): Scores {
  const middle = (pick: (scores: Scores) => number) =>
    runs.map(pick).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return {
    performance: middle((scores) => scores.performance),
    accessibility: middle((scores) => scores.accessibility),
  };
}

/** The tracer now and then misses the beginning of a visit; the page has no part in that. */
const TRACER_FLAKE = 'NO_NAVSTART';
const TRIES_MAX = 3;

async function auditPatiently(chromium: string, address: string, tries = 1): Promise<Scores> {
  try {
    return await auditOnce(chromium, address);
  } catch (failure) {
    if (tries >= TRIES_MAX || !String(failure).includes(TRACER_FLAKE)) throw failure;
    return auditPatiently(chromium, address, tries + 1);
  }
}

/**
 * A phone does not share its processor with our servers. Where this machine lets us, the browser
 * goes before them; elsewhere `nice` says so and measures all the same.
 */
const beforeOthers = ['-n', '-15'];

type Report = { readonly categories: Record<string, { readonly score: number }> };

async function auditOnce(chromium: string, address: string): Promise<Scores> {
  const { stdout } = await promisify(execFile)(
    'nice',
    [
      ...beforeOthers,
      process.execPath,
      lighthouse,
      address,
      '--form-factor=mobile',
      '--only-categories=performance,accessibility',
      '--output=json',
      '--quiet',
      `--chrome-flags=--headless=new ${quietFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories } = JSON.parse(stdout) as Report;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return { performance: score('performance'), accessibility: score('accessibility') };
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
