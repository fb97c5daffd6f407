import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { quietFlags } from '@kipute/tools/system-packages/quiet-browser';
import { waitForCalm } from '../load/calm.ts';

export type Scores = { readonly performance: number; readonly accessibility: number };

const RUNS = 5;
const lighthouse = join(
  dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')),
  'cli/index.js',
);

/** Lighthouse with its mobile defaults; the middle of five, because one run is an anecdote. */
export async function auditPage(chromium: string, address: string): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await waitForCalm();
    runs.push(await auditPatiently(chromium, address));
  }
  const middle = (pick: (scores: Scores) => number) =>
    runs.map(pick).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
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
