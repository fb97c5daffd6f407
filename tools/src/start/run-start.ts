import { setTimeout as delay } from 'node:timers/promises';
import { folderTrouble, isDiskFull, PlainError } from '../runtime/plain-error.ts';
import { showStep } from '../runtime/progress.mjs';
import { addressOf, type BroughtUp, bringUp, type Start } from './bring-up.ts';
import { type Folders, foldersOf } from './folders.ts';
import { claimInstance } from './instance.ts';
import { HELP, readOptions, type StartOptions } from './options.ts';
import { ensurePortsFree } from './ports.ts';
import { supervise } from './processes/supervision.ts';
import { lastLines, UnexpectedEnd } from './processes/world-process.ts';
import { listenForStop } from './stop-requests.ts';
import { summaryBox } from './summary.ts';

const LAST_LINES = 15;

/** `npm start`: everything up, until Ctrl-C takes everything down. Answers the exit code. */
export async function runStart(words: readonly string[], root: string): Promise<number> {
  const folders = foldersOf(root);
  try {
    const options = readOptions(words);
    if (options.help) console.log(HELP);
    else await runUntilStopped(options, folders);
    return 0;
  } catch (error) {
    report(error, folders);
    return 1;
  }
}

async function runUntilStopped(options: StartOptions, folders: Folders): Promise<void> {
  const host = process.env.HOST || '127.0.0.1';
  const outside = outsideDatabase(process.env);
  refuseFreshOutside(options, outside);
  refuseSeededProduction(options);
  const stop = listenForStop();
  const address = addressOf({ host }, options.playerPort);
  const instance = await claimInstance(folders.instanceFile, address);
  const supervision = supervise();
  void stop.hurried.then(supervision.hurry);
  const start: Start = {
    folders,
    host,
    ports: options,
    data: options.data,
    sites: 'up-to-date',
    durability: 'durable',
    outside,
    ...{ seed: options.seed, life: options.life },
    environment: {},
    instance,
    supervision,
    show: showStep,
  };
  const up = openToPlayers(start);
  let isStopping = false;
  void stop.requested.then(() => {
    isStopping = true;
  });
  // Whoever waits for `up` hears of its failure.
  void up.then(
    (world) => furnish(world, () => isStopping),
    () => undefined,
  );
  try {
    await Promise.race([up.then(() => supervision.failure), supervision.failure, stop.requested]);
  } finally {
    await takeDown(start, up);
    instance.release();
  }
}

function outsideDatabase({ DATABASE_URL, DATABASE_OWNER_URL }: NodeJS.ProcessEnv) {
  return DATABASE_URL ? { url: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL || undefined } : null;
}

function refuseFreshOutside(options: StartOptions, outside: Start['outside']): void {
  if (options.data === 'kept' || outside === null) return;
  throw new PlainError(
    '--fresh deletes only what lies under .data: empty the database at DATABASE_URL yourself, ' +
      'or unset it.',
  );
}

function refuseSeededProduction({ seed }: StartOptions): void {
  if (seed === 'not-told' || process.env.NODE_ENV !== 'production') return;
  throw new PlainError('--seed makes people whose passwords everybody knows: not in production.');
}

async function openToPlayers(start: Start): Promise<BroughtUp> {
  const startedAt = performance.now();
  await ensurePortsFree(start.host, start.ports);
  const summary = await bringUp(start);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\n${summaryBox(summary)}\nReady in ${seconds} s.`);
  return summary;
}

/** What only a running office can do; nobody waits for it, so its code is read only now. */
async function furnish(world: BroughtUp, isStopping: () => boolean): Promise<void> {
  try {
    const { openFirstIssues } = await import('./first-issues.ts');
    await openFirstIssues(world);
  } catch (error) {
    if (!isStopping()) console.log(`No jackpot was put on sale: ${(error as Error).message}`);
  }
}

const SHOW_WITHIN_MS = 100;
const SETTLE_WITHIN_MS = 5_000;

/** A step may be half way when the stop comes; what it still starts must be stopped as well. */
async function takeDown({ supervision }: Start, up: Promise<unknown>): Promise<void> {
  const settledWithin = (ms: number) => Promise.race([up.catch(() => undefined), delay(ms)]);
  // The step that failed with it shall end its line before the next one begins.
  await settledWithin(SHOW_WITHIN_MS);
  if (supervision.isIdle()) await settledWithin(SETTLE_WITHIN_MS);
  if (supervision.isIdle()) return;
  await showStep('Stopping', async () => {
    await supervision.stopAll();
    await settledWithin(SETTLE_WITHIN_MS);
    await supervision.stopAll();
  });
}

function report(error: unknown, folders: Folders): void {
  const said = error instanceof UnexpectedEnd ? lastLines(error.logFile, LAST_LINES) : [];
  const trouble = isDiskFull(said.join('\n')) ? folderTrouble('ENOSPC', folders.data) : null;
  if (trouble === null) for (const line of said) console.error(`  │ ${line}`);
  console.error(`✗ ${trouble ?? explain(error, folders)}`);
}

function explain(error: unknown, folders: Folders): string {
  if (error instanceof PlainError) return error.message;
  const inFull = error instanceof Error ? error.stack : undefined;
  return folderTrouble(String(error), folders.data) ?? inFull ?? String(error);
}
