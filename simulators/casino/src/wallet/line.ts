import { setTimeout as sleep } from 'node:timers/promises';
import { signatureOf } from '@kipute/provider-protocols/casino/signature';
import type { Knobs } from '../knobs/knobs.ts';
import type { Dialect, WalletRequest } from './move.ts';

type LineOptions = {
  readonly dialect: Dialect;
  readonly key: string;
  /** Without it nobody is asked. */
  readonly walletUrl: string | undefined;
  readonly knobs: () => Knobs;
};

const ANSWER_WITHIN_MS = 5_000;
const OVERTAKEN_WITHIN_MS = 1_000;
const COPY_AFTER_MS = 300;
/** More calls at once than this wait for their turn. */
const CALLS_AT_ONCE = 64;

/** One provider's line to the operator's wallet: signs, sends, and suffers what its knobs say. */
export class Line {
  readonly #options: LineOptions;
  #walletUrl: string | undefined;
  #lastMicroseconds = 0;
  readonly #ended = new AbortController();
  #underWay = 0;
  readonly #waiting: (() => void)[] = [];
  /** Lets the message go that waits to be overtaken. */
  #held: (() => void) | undefined;
  readonly #heardOnce = new Set<string>();

  constructor(options: LineOptions) {
    this.#options = options;
    this.#walletUrl = options.walletUrl;
  }

  get walletUrl(): string | undefined {
    return this.#walletUrl;
  }

  callAt(walletUrl: string): void {
    this.#walletUrl = walletUrl;
  }

  /** The operator's answer; undefined when there is none, or when a knob lost it. */
  async ask(request: WalletRequest): Promise<string | undefined> {
    const knobs = this.#options.knobs();
    if (knobs.provider === 'down') return undefined;
    if (knobs.lateMs > 0 && !(await this.pause(knobs.lateMs))) return undefined;
    const answer = await this.#inTurn(() => this.#post(request));
    return this.#isLost(knobs.answers, request) ? undefined : answer;
  }

  /** As `ask`, for what moves money: this is what is doubled and overtaken. */
  async move(request: WalletRequest): Promise<string | undefined> {
    const { order, copies } = this.#options.knobs();
    if (order === 'reordered') await this.#untilOvertaken();
    const answer = await this.ask(request);
    if (copies === 'twice') this.repeatLater(request);
    return answer;
  }

  /** A stale copy: its answer interests nobody. */
  repeatLater(request: WalletRequest): void {
    void this.pause(COPY_AFTER_MS).then(() => this.#post(request));
  }

  /** False when the simulator ends meanwhile. */
  async pause(waitMs: number): Promise<boolean> {
    const { signal } = this.#ended;
    await sleep(waitMs, undefined, { signal }).catch(() => undefined);
    return !signal.aborted;
  }

  stop(): void {
    this.#ended.abort();
    this.#held?.();
  }

  async #untilOvertaken(): Promise<void> {
    const held = this.#held;
    if (held) {
      // This one passes, and lets the one before it go a little later.
      this.#held = undefined;
      setTimeout(held, COPY_AFTER_MS);
      return;
    }
    const overtaken = new Promise<void>((resolve) => {
      this.#held = resolve;
    });
    const mine = this.#held;
    await Promise.race([overtaken, this.pause(OVERTAKEN_WITHIN_MS)]);
    if (this.#held === mine) this.#held = undefined;
  }

  #isLost(answers: Knobs['answers'], request: WalletRequest): boolean {
    if (answers !== 'first-lost') return answers === 'lost';
    const name = `${request.call} ${request.body}`;
    const isFirst = !this.#heardOnce.has(name);
    this.#heardOnce.add(name);
    return isFirst;
  }

  async #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#underWay >= CALLS_AT_ONCE) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #post({ call, body }: WalletRequest): Promise<string | undefined> {
    if (this.#walletUrl === undefined) return undefined;
    const url = new URL(`${this.#walletUrl.replace(/\/$/, '')}/${call}`);
    const { dialect, key, knobs } = this.#options;
    const time = this.#time();
    const right = signatureOf({ time, path: url.pathname + url.search, body }, key);
    const signature = knobs().signature === 'right' ? right : reversed(right);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...dialect.headers(time, signature) },
        body,
        signal: AbortSignal.any([this.#ended.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      return await response.text();
    } catch {
      return undefined;
    }
  }

  /** Never the same twice, for a signature that was seen before is refused. */
  #time(): string {
    this.#lastMicroseconds = Math.max(Date.now() * 1_000, this.#lastMicroseconds + 1);
    return (this.#lastMicroseconds / 1_000_000).toFixed(6);
  }
}

const reversed = (signature: string): string => [...signature].reverse().join('');
