import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCatalogue } from '@kipute/contract/errors';
import type { PacedResult } from './bet-load.ts';

/** Sent and not counted: the load has to open its connections and to warm up as well. */
export const LEAD_IN_SECONDS = 2;

type Pace = {
  readonly connections: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Only in every second of such windows of the machine's clock. */
  readonly windowMs?: number | undefined;
};

type PacedRequest = {
  readonly body: string;
  readonly headers: Record<string, string>;
  /** Beyond the address of the load. */
  readonly path?: string;
};

/**
 * Evenly, whether earlier ones have been answered or not, as people come: a request counts from the
 * moment it was due, so that a server that stalls cannot hide it by holding up the load.
 */
export async function runPaced(
  url: string,
  { connections, seconds, perSecond, windowMs }: Pace,
  requests: readonly PacedRequest[],
): Promise<PacedResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Promise<TimedAnswer>[] = [];
  const beganAt = performance.now();
  const beganAtMs = Date.now();
  const wanted = (LEAD_IN_SECONDS + seconds) * perSecond;
  for (const [at, one] of requests.slice(0, wanted).entries()) {
    const passedMs = (at * 1000) / perSecond;
    if (windowMs !== undefined && !isLoaded(beganAtMs + passedMs, windowMs)) continue;
    const dueAt = beganAt + passedMs;
    const early = dueAt - performance.now();
    if (early > 0) await delay(early);
    answers.push(
      send(url, one, agent).then((said) => ({ ...said, waitMs: performance.now() - dueAt })),
    );
  }
  const counted = (await Promise.all(answers)).slice(LEAD_IN_SECONDS * perSecond);
  agent.destroy();
  const waitsMs = counted.flatMap(({ word, waitMs }) => (word === 'good' ? [waitMs] : []));
  return {
    p99Ms: p99Of(waitsMs),
    waitsMs,
    countedFromMs: beganAtMs + LEAD_IN_SECONDS * 1000,
    failures: counted.length - waitsMs.length,
    shed: counted.filter(({ word }) => word === 'shed').length,
    failedAs: timesByAnswer(counted.filter(({ word }) => word !== 'good')),
  };
}

function timesByAnswer(failed: readonly Answer[]): string {
  const byAnswer = Map.groupBy(failed, ({ text }) => text);
  return [...byAnswer].map(([text, { length }]) => `${length} × ${text}`).join(', ');
}

/** Whether a load that comes and goes by windows of this length is there at that time. */
export const isLoaded = (atMs: number, windowMs: number): boolean =>
  Math.floor(atMs / windowMs) % 2 === 0;

export function p99Of(waitsMs: readonly number[]): number {
  const sorted = waitsMs.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY;
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
}

type Answer = {
  readonly word: 'good' | 'shed' | 'failed';
  /** Of one that is not good. */
  readonly text: string;
};
type TimedAnswer = Answer & { readonly waitMs: number };

const TEXT_LENGTH_MAX = 80;

function send(
  address: string,
  { body, headers, path = '' }: PacedRequest,
  agent: Agent,
): Promise<Answer> {
  return new Promise((resolve) => {
    const broken = ({ message }: Error) => resolve({ word: 'failed', text: message });
    const asking = request(`${address}${path}`, { method: 'POST', headers, agent }, (response) => {
      const { statusCode = 0 } = response;
      const parts: Buffer[] = [];
      // What a good answer says is encrypted.
      if (statusCode === 200) response.resume();
      else response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(answerOf(statusCode, parts)));
      response.on('error', broken);
    });
    asking.on('error', broken);
    asking.end(body);
  });
}

function answerOf(httpStatus: number, parts: readonly Buffer[]): Answer {
  if (httpStatus === 200) return { word: 'good', text: '' };
  const body = String(Buffer.concat(parts));
  const text = `HTTP ${httpStatus} ${body}`.slice(0, TEXT_LENGTH_MAX);
  return { word: isShed(httpStatus, body) ? 'shed' : 'failed', text };
}

const busyCodes = ['overloaded', 'too-many-requests'] as const;

/** Whether an answer is the catalogued word of a server that has too much to do. */
export function isShed(httpStatus: number, text: string): boolean {
  const code = busyCodes.find((one) => errorCatalogue[one].http === httpStatus);
  return code !== undefined && codeOf(text) === code;
}

function codeOf(text: string): unknown {
  try {
    return JSON.parse(text).code;
  } catch {
    return undefined;
  }
}
