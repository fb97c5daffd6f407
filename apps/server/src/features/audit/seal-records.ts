import { createHash } from 'node:crypto';
import type { BaseLogger } from 'pino';
import { z } from 'zod';
import type { Database, Reader } from '../../platform/database/database.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import {
  type CheckedLine,
  firstForgotten,
  insertSeals,
  lockSealing,
  newestSeal,
  type Place,
  queueForgotten,
  readForgotten,
  readLines,
  readUnsealed,
  type Seal,
} from './seal-store.ts';

/**
 * The chain over the activity log. A line's hash is taken over the hash of the line before and all
 * of one record, so that a record that is changed, put in between or taken away later does not fit
 * any more. Who changes the log and every later line as well is found by a hash that was kept
 * elsewhere (LOG-24). DECISION 0051
 */
const FIRST_HASH = Buffer.alloc(32);

const hashOf = (previous: Buffer, text: string): Buffer =>
  createHash('sha256').update(previous).update(text).digest();

const SEALED_AT_ONCE = 500;

/** Seals what waits, a bounded number; answers how many. Zero as well while another process does. */
export function sealBatch(database: Database): Promise<number> {
  return database.transact(async (tx) => {
    if (!(await lockSealing(tx))) return 0;
    const waiting = await readUnsealed(tx, SEALED_AT_ONCE);
    if (waiting.length === 0) return 0;
    const last = await newestSeal(tx);
    let line = last?.line ?? 0n;
    let hash: Buffer = last?.hash ?? FIRST_HASH;
    const seals = waiting.map(({ id, text }) => {
      line += 1n;
      hash = hashOf(hash, text);
      return { line, activityId: id, hash };
    });
    await insertSeals(tx, seals);
    return seals.length;
  });
}

const SEAL_EVERY_MS = 1_000;

type SealerDeps = { readonly database: Database; readonly log: Pick<BaseLogger, 'error' | 'info'> };

const QUEUED_AT_ONCE = 5_000;

async function queueAllForgotten(database: Database): Promise<void> {
  let place: Place | undefined = await firstForgotten(database.read);
  while (place) {
    const from: Place = place;
    place = await database.transact((tx) => queueForgotten(tx, from, QUEUED_AT_ONCE));
  }
}

/** Seals once a second, and what older servers left first; answers how to stop. */
export function watchUnsealed({ database, log }: SealerDeps): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, SEAL_EVERY_MS);
    });
  const attempt = async (work: () => Promise<unknown>) =>
    work().catch((error: unknown) =>
      log.error({ err: error }, 'audit: sealing the log failed, will be tried again'),
    );
  const run = async () => {
    await attempt(() => queueAllForgotten(database));
    while (!stopped) {
      await attempt(async () => {
        while (!stopped && (await sealBatch(database)) === SEALED_AT_ONCE);
      });
      if (!stopped) await pause();
    }
  };
  const running = run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    wake();
    await running;
  };
}

/** A quarter past six in the morning in Dar es Salaam. */
const EVERY_MORNING = '15 3 * * *';

/** The newest hash goes to the log of the server, which is kept elsewhere. */
export function tellSealJob({ database, log }: SealerDeps): AnyJob {
  return {
    name: 'tell-newest-seal',
    payload: z.object({}),
    attemptsMax: 3,
    schedule: EVERY_MORNING,
    run: async () => {
      const seal = await newestSeal(database.read);
      if (!seal) return;
      const facts = { line: seal.line.toString(), hash: seal.hash.toString('hex') };
      log.info(facts, 'audit: newest seal of the activity log, keep it to prove the log by');
    },
  };
}

/** What is wrong with one record or line. */
type ChainFault = {
  readonly what:
    | 'line missing'
    | 'record gone'
    | 'record changed'
    | 'record put in late'
    | 'record not sealed'
    | 'not the kept seal';
  /** Of the line, or of the record where no line is known. */
  readonly at: string;
};

export type ChainProof = {
  readonly lines: bigint;
  readonly newestHash: string;
  readonly faults: readonly ChainFault[];
};

export type ProofTerms = {
  readonly now: Date;
  /** A line and its hash in hexadecimal that somebody kept elsewhere. */
  readonly kept?: { readonly line: bigint; readonly hash: string } | undefined;
};

const PROVED_AT_ONCE = 5_000;
/** Enough to see what is wrong; a thousand more would say the same. */
const FAULTS_MAX = 20;
const SEALED_WITHIN_MS = 60_000;
/** A transaction ends within minutes; what is sealed later than this was not written in its time. */
const LATE_MS = 2 * 60 * 60 * 1_000;

type LastLine = Pick<Seal, 'line' | 'hash'> & { readonly newestMs: number };

const noLine: LastLine = { line: 0n, hash: FIRST_HASH, newestMs: Number.NEGATIVE_INFINITY };

/** What does not fit the line before. */
function faultsOf(checked: CheckedLine, last: LastLine): readonly ChainFault[] {
  const { line, activityId, recordedAt, hash, text } = checked;
  const at = `line ${line}, record ${activityId}`;
  const faults: ChainFault[] = [];
  if (line !== last.line + 1n) faults.push({ what: 'line missing', at: `line ${last.line + 1n}` });
  else if (text === null) faults.push({ what: 'record gone', at });
  else if (!hashOf(last.hash, text).equals(hash)) faults.push({ what: 'record changed', at });
  const isLate = recordedAt.getTime() < last.newestMs - LATE_MS;
  if (isLate) faults.push({ what: 'record put in late', at });
  return faults;
}

/** Every record sealed once, every hash right, no line missing, nothing unsealed (LOG-23). */
export async function proveChain(reader: Reader, { now, kept }: ProofTerms): Promise<ChainProof> {
  const faults: ChainFault[] = [];
  let last = noLine;
  let isKeptFound = kept === undefined;
  for (let more = true; more && faults.length < FAULTS_MAX; ) {
    const lines = await readLines(reader, last.line, PROVED_AT_ONCE);
    more = lines.length === PROVED_AT_ONCE;
    for (const checked of lines) {
      faults.push(...faultsOf(checked, last));
      const { line, hash, recordedAt } = checked;
      isKeptFound ||= line === kept?.line && hash.toString('hex') === kept.hash;
      // What is stored goes on, so that one fault is named once and not at every line after it.
      last = { line, hash, newestMs: Math.max(last.newestMs, recordedAt.getTime()) };
    }
  }
  const before = new Date(now.getTime() - SEALED_WITHIN_MS);
  const forgotten = await readForgotten(reader, before, FAULTS_MAX);
  faults.push(
    ...forgotten.map((id) => ({ what: 'record not sealed', at: `record ${id}` }) as const),
  );
  if (!isKeptFound) faults.push({ what: 'not the kept seal', at: `line ${kept?.line}` });
  return {
    lines: last.line,
    newestHash: last.hash.toString('hex'),
    faults: faults.slice(0, FAULTS_MAX),
  };
}
