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
  { connections, seconds, perSecond }: Pace,
  requests: readonly PacedRequest[],
): Promise<PacedResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Promise<Answer>[] = [];
  const beganAt = performance.now();
  const wanted = (LEAD_IN_SECONDS + seconds) * perSecond;
  for (const [at, one] of requests.slice(0, wanted).entries()) {
    const dueAt = beganAt + (at * 1000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 0) await delay(early);
    answers.push(
      send(url, one, agent).then((word) => ({ word, waitMs: performance.now() - dueAt })),
    );
  }
  const counted = (await Promise.all(answers)).slice(LEAD_IN_SECONDS * perSecond);
  agent.destroy();
  const waitsMs = counted.flatMap(({ word, waitMs }) => (word === 'good' ? [waitMs] : []));
  return {
    p99Ms: p99Of(waitsMs),
    waitsMs,
    failures: counted.length - waitsMs.length,
    shed: counted.filter(({ word }) => word === 'shed').length,
  };
}

export function p99Of(waitsMs: readonly number[]): number {
  const sorted = waitsMs.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY;
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
}

type Word = 'good' | 'shed' | 'failed';
type Answer = { readonly word: Word; readonly waitMs: number };

function send(
  address: string,
  { body, headers, path = '' }: PacedRequest,
  agent: Agent,
): Promise<Word> {
  return new Promise((resolve) => {
    const asking = request(`${address}${path}`, { method: 'POST', headers, agent }, (response) => {
      const { statusCode = 0 } = response;
      const parts: Buffer[] = [];
      // What a good answer says is encrypted.
      if (statusCode === 200) response.resume();
      else response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(wordOf(statusCode, parts)));
      response.on('error', () => resolve('failed'));
    });
    asking.on('error', () => resolve('failed'));
    asking.end(body);
  });
}

function wordOf(httpStatus: number, parts: readonly Buffer[]): Word {
  if (httpStatus === 200) return 'good';
  return isShed(httpStatus, String(Buffer.concat(parts))) ? 'shed' : 'failed';
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
