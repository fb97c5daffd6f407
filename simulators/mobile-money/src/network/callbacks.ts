import { setTimeout as sleep } from 'node:timers/promises';

/** Always a POST. `path` begins with `/callbacks/mobile-money/`. */
export type CallbackRequest = {
  readonly path: string;
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
};

export type CallbackAnswer = { readonly status: number; readonly body: string };

type CallbackOptions = {
  /** Of the house's player site; without it nobody is called. */
  readonly baseUrl: string | undefined;
  /** After the first failure, after the second, and so on; then the party gives up. */
  readonly retryWaitsMs: readonly number[];
};

export const usualRetryWaitsMs = [1_000, 3_000, 10_000, 30_000, 60_000, 120_000] as const;
const ANSWER_WITHIN_MS = 10_000;

/** Calls the merchant, again and again as operators do, until it answers other than with a fault. */
export class Callbacks {
  readonly #options: CallbackOptions;
  #baseUrl: string | undefined;
  readonly #ended = new AbortController();

  constructor(options: CallbackOptions) {
    this.#options = options;
    this.#baseUrl = options.baseUrl;
  }

  /** The house has moved, or has only now told where it lives. */
  callAt(baseUrl: string): void {
    this.#baseUrl = baseUrl;
  }

  /** Undefined: it was never answered properly. `isFinal` may find an answer not good enough. */
  async deliver(
    request: CallbackRequest,
    isFinal: (answer: CallbackAnswer) => boolean = () => true,
  ): Promise<CallbackAnswer | undefined> {
    if (this.#baseUrl === undefined) return undefined;
    for (const waitMs of [0, ...this.#options.retryWaitsMs]) {
      if (!(await this.pause(waitMs))) return undefined;
      const answer = await this.post(request);
      if (answer && answer.status < 500 && isFinal(answer)) return answer;
    }
    console.error(`gave up calling ${request.path}`);
    return undefined;
  }

  /** False when the simulator ends meanwhile. */
  async pause(waitMs: number): Promise<boolean> {
    const { signal } = this.#ended;
    if (waitMs > 0) await sleep(waitMs, undefined, { signal }).catch(() => undefined);
    return !signal.aborted;
  }

  stop(): void {
    this.#ended.abort();
  }

  /** Once, for a question that somebody waits for. */
  async post(request: CallbackRequest): Promise<CallbackAnswer | undefined> {
    if (this.#baseUrl === undefined) return undefined;
    try {
      const response = await fetch(new URL(request.path, this.#baseUrl), {
        method: 'POST',
        headers: { 'content-type': request.contentType, ...request.headers },
        body: request.body,
        signal: AbortSignal.any([this.#ended.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      return { status: response.status, body: await response.text() };
    } catch {
      return undefined;
    }
  }
}
