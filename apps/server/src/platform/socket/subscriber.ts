import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { CountSocketEvent } from './socket-events.ts';

type SubscriberOptions = {
  readonly socket: WebSocket;
  /** The connection under the socket, for frames that were built once for everybody. */
  readonly stream: Duplex;
  readonly backlogMax: number;
  readonly count: CountSocketEvent;
};

/** Frames that are made when the subscriber can take them, and are then the newest there are. */
type LateFrames = () => readonly Buffer[];

/** A frame on its way to every subscriber of its topic. */
export type OutgoingFrame = {
  readonly frame: Buffer;
  /** Of those with one key only the newest is buffered for a slow subscriber. */
  readonly coalesceKey: string | undefined;
  /** What is buffered in its place. */
  readonly late?: LateFrames;
};

/**
 * The writing side of one page, with backpressure. While the connection takes bytes, a frame is
 * written straight through. Once it is full, frames are buffered here: of those with one coalesce
 * key only the newest, and never more than a bounded number, so a slow phone costs neither memory
 * nor the others' time.
 */
export class Subscriber {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #backlogMax: number;
  readonly #count: CountSocketEvent;
  #backlog: Map<string, Buffer | LateFrames> | undefined;
  #unkeyed = 0;
  #slowSince: number | undefined;

  constructor(options: SubscriberOptions) {
    this.#socket = options.socket;
    this.#stream = options.stream;
    this.#backlogMax = options.backlogMax;
    this.#count = options.count;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** `joined` is all of them in one piece. */
  writeAll(frames: readonly OutgoingFrame[], joined: Buffer): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (!this.#isBehind) this.#stream.write(joined);
    else
      for (const { frame, coalesceKey, late } of frames) this.#buffer(late ?? frame, coalesceKey);
  }

  write(frame: Buffer): void {
    this.writeAll([{ frame, coalesceKey: undefined }], frame);
  }

  get #isBehind(): boolean {
    return this.#backlog !== undefined || this.#stream.writableNeedDrain;
  }

  /** Checked by the heartbeat: behind for too long, or by more than is buffered. */
  isTooSlow(now: number, slowForMsMax: number): boolean {
    if (!this.#isBehind) {
      this.#slowSince = undefined;
      return false;
    }
    this.#slowSince ??= now;
    const backlogSize = this.#backlog?.size ?? 0;
    return backlogSize >= this.#backlogMax || now - this.#slowSince > slowForMsMax;
  }

  forget(): void {
    this.#stream.off('drain', this.#catchUp);
    this.#backlog = undefined;
  }

  #buffer(frame: Buffer | LateFrames, coalesceKey: string | undefined): void {
    if (!this.#backlog) {
      this.#backlog = new Map();
      this.#stream.on('drain', this.#catchUp);
    }
    this.#unkeyed += 1;
    const key = coalesceKey ?? `unkeyed ${this.#unkeyed}`;
    // Deleted first, so that the newest also goes last.
    if (this.#backlog.delete(key)) this.#count('coalesced');
    // One this far behind is closed at the next sweep; until then nothing more is buffered.
    if (this.#backlog.size < this.#backlogMax) this.#backlog.set(key, frame);
  }

  readonly #catchUp = (): void => {
    if (!this.#backlog || !this.isOpen) return;
    for (const [key, kept] of this.#backlog) {
      if (this.#stream.writableNeedDrain) return;
      this.#backlog.delete(key);
      for (const frame of Buffer.isBuffer(kept) ? [kept] : kept()) this.#stream.write(frame);
    }
    this.forget();
  };
}
