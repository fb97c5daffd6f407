import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { errorCodes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { DumpedEntity } from '@kipute/provider-protocols/odds-feed/entities';
import { createFrameReader, FrameError, frame } from '@kipute/provider-protocols/odds-feed/frame';
import type {
  ClientMessage,
  InitialData,
  ResumeRequest,
} from '@kipute/provider-protocols/odds-feed/messages';
import type { BatchMemory } from './batch-memory.ts';
import { type ClientLine, createClientLine } from './client-line.ts';
import { frameOf, readClientMessage } from './message-frame.ts';
import { isRefusal, type Refusal, type Subscription, type Subscriptions } from './subscriptions.ts';

export type SessionDeps = {
  readonly socket: Socket;
  readonly subscriptions: Subscriptions;
  readonly memory: BatchMemory;
  /** What the next batch of updates follows upon; there once the world is. */
  readonly snapshot: () => Promise<readonly DumpedEntity[]>;
  readonly waitingBytesMax: number;
  /** A subscription is served on one connection: any other that has it is dropped. */
  readonly takeOver: (subscriptionId: string) => void;
};

const REQUEST_BYTES_MAX = 64 * 1024;
/** A dump takes a second; a client that makes it last minutes is too slow. */
const WAITING_BATCHES_MAX = 2_000;

const subscribedAlready = { code: errorCodes.invalidRequest, message: 'Subscribed already.' };
const batchForgotten = { code: errorCodes.resumeRefused, message: 'That batch is forgotten.' };
const dumpFailed = { code: errorCodes.internal, message: 'The dump failed.' };
const notOurs = { code: errorCodes.invalidRequest, message: 'Not a request of this protocol.' };

/** One connection of a client, from its first request to its end. */
export class ClientSession {
  readonly line: ClientLine;
  readonly #terms: SessionDeps;
  readonly #frames = createFrameReader({ payloadBytesMax: REQUEST_BYTES_MAX });
  #subscription: Subscription | undefined;
  /** Before its dump is taken a client is told nothing: the dump will hold it all. */
  #awaitsDump = false;
  /** Updates that come while the dump is on its way. */
  #waiting: Buffer[] | undefined;
  #heardAt = Date.now();

  constructor(terms: SessionDeps) {
    this.#terms = terms;
    this.line = createClientLine(terms.socket, terms.waitingBytesMax);
    terms.socket.on('data', (bytes: Buffer) => this.#read(bytes));
  }

  get subscriptionId(): string | undefined {
    return this.#subscription?.id;
  }

  secondsSilent(now: number): number {
    return (now - this.#heardAt) / 1_000;
  }

  publish(frame: Buffer): void {
    if (!this.#subscription || this.#awaitsDump) return;
    if (this.#waiting) this.#waiting.push(frame);
    else this.line.send(frame);
    if ((this.#waiting?.length ?? 0) > WAITING_BATCHES_MAX) this.line.drop();
  }

  ping(): void {
    if (this.#subscription) this.line.send(frameOf({ PingRequest: { id: randomUUID() } }));
  }

  end(): void {
    if (this.#subscription) this.#terms.subscriptions.leave(this.#subscription);
    this.#subscription = undefined;
  }

  #read(bytes: Buffer): void {
    try {
      for (const payload of this.#frames.read(bytes)) {
        const message = readClientMessage(payload);
        if (!message) throw new FrameError('not a request');
        const refusal = this.#answer(message);
        if (refusal) this.#refuse(refusal);
      }
    } catch {
      this.#endWithGarbage();
    }
  }

  #endWithGarbage(): void {
    this.#refuse(notOurs);
    this.#terms.socket.end();
  }

  #refuse({ code, message }: Refusal): void {
    this.line.send(frameOf({ error: { code: String(code), message } }));
  }

  #answer(message: ClientMessage): Refusal | undefined {
    this.#heardAt = Date.now();
    if ('SubscribeRequest' in message) {
      return this.#subscribe(message.SubscribeRequest.subscriptionSpecificationName);
    }
    if ('UpdateDataResumeRequest' in message) return this.#resume(message.UpdateDataResumeRequest);
    if ('UnsubscribeRequest' in message) {
      this.#unsubscribe(message.UnsubscribeRequest.subscriptionId);
    }
    return undefined;
  }

  #subscribe(name: string): Refusal | undefined {
    if (this.#subscription) return subscribedAlready;
    const answer = this.#terms.subscriptions.open(name, Date.now());
    if (isRefusal(answer)) return answer;
    const { id: subscriptionId, checksum: subscriptionChecksum } = answer;
    this.line.send(frameOf({ SubscribeResponse: { subscriptionId, subscriptionChecksum } }));
    this.#subscription = answer;
    this.#dump(answer).catch(() => this.#refuse(dumpFailed));
    return undefined;
  }

  async #dump(served: Subscription): Promise<void> {
    this.#awaitsDump = true;
    const entities = await this.#terms.snapshot();
    this.#awaitsDump = false;
    if (this.#subscription !== served) return;
    const waiting: Buffer[] = [];
    this.#waiting = waiting;
    for (const batch of dumpBatches(entities)) {
      const packed = await dumpFrame(batch);
      if (this.#subscription !== served) return;
      this.line.send(packed);
      await this.line.hasRoom();
    }
    if (this.#subscription !== served) return;
    this.#waiting = undefined;
    for (const frame of waiting) this.line.send(frame);
  }

  #resume(request: ResumeRequest): Refusal | undefined {
    if (this.#subscription) return subscribedAlready;
    const missed = this.#terms.memory.after(request.lastBatchUuid);
    if (!missed) return batchForgotten;
    this.#terms.takeOver(request.subscriptionId);
    const answer = this.#terms.subscriptions.resume(request);
    if (isRefusal(answer)) return answer;
    this.#subscription = answer;
    this.#waiting = undefined;
    for (const { frame } of missed) this.line.send(frame);
    return undefined;
  }

  #unsubscribe(subscriptionId: string): void {
    const served = this.#subscription?.id === subscriptionId ? this.#subscription : undefined;
    if (served) this.#terms.subscriptions.cancel(served);
    if (served) this.#subscription = undefined;
    const code = served ? '' : String(errorCodes.invalidRequest);
    const message = served ? '' : 'Not subscribed.';
    this.line.send(frameOf({ UnsubscribeResponse: { code, message } }));
  }
}

const gzipAside = promisify(gzip);

const ENTITIES_PER_BATCH_MAX = 10_000;

/** The whole store in batches; an empty world is one empty batch. */
export function* dumpBatches(entities: readonly DumpedEntity[]): Generator<InitialData> {
  const count = Math.max(1, Math.ceil(entities.length / ENTITIES_PER_BATCH_MAX));
  for (let index = 0; index < count; index += 1) {
    const from = index * ENTITIES_PER_BATCH_MAX;
    yield {
      batchId: String(index + 1),
      batchesLeft: String(count - 1 - index),
      dumpComplete: index === count - 1,
      entities: entities.slice(from, from + ENTITIES_PER_BATCH_MAX),
    };
  }
}

/** Packed beside the main thread: a batch is megabytes, and matches go on meanwhile. */
export async function dumpFrame(batch: InitialData): Promise<Buffer> {
  return frame(await gzipAside(JSON.stringify({ InitialData: batch }), { level: 1 }));
}
