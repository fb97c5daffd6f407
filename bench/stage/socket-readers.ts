import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { socketPath } from '@kipute/contract/socket';
import type { World } from '@kipute/tools/start/world';
import type { BenchPage } from './bench-page.ts';

export type ReaderTask =
  | {
      readonly type: 'join';
      readonly url: string;
      readonly origin: string;
      readonly readers: number;
      /** Said by each as soon as it is connected; then it waits to be granted its topics. */
      readonly greeting: readonly string[];
      /** All at the same moment, as after a restart; who is sent away comes again as advised. */
      readonly atOnce?: boolean;
    }
  /** All of them close their page. */
  | { readonly type: 'leave' }
  /** All readers together. */
  | { readonly type: 'await'; readonly received: number };

export type ReaderWord =
  | { readonly type: 'joined' }
  | { readonly type: 'reached'; readonly received: number; readonly frameBytes: number };

/** Thousands of sockets in a process of their own, which only count what they receive. */
type Readers = {
  readonly join: (task: Omit<Extract<ReaderTask, { type: 'join' }>, 'type'>) => Promise<void>;
  readonly leave: () => void;
  /** Resolves with the length of a frame once they have received so many messages. */
  readonly received: (count: number) => Promise<number>;
  readonly stop: () => void;
};

export function startReaders(): Readers {
  const child = fork(join(import.meta.dirname, 'readers-process.ts'));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the readers ended')));
  ended.catch(() => undefined);
  const next = <Type extends ReaderWord['type']>(type: Type) => {
    const heard = new Promise<Extract<ReaderWord, { type: Type }>>((resolve) => {
      const hear = (message: unknown) => {
        const word = message as ReaderWord;
        if (word.type !== type) return;
        child.off('message', hear);
        resolve(word as Extract<ReaderWord, { type: Type }>);
      };
      child.on('message', hear);
    });
    return Promise.race([heard, ended]);
  };
  return {
    join: async (task) => {
      const joined = next('joined');
      child.send({ type: 'join', ...task } satisfies ReaderTask);
      await joined;
    },
    leave: () => void child.send({ type: 'leave' } satisfies ReaderTask),
    received: async (count) => {
      const reached = next('reached');
      child.send({ type: 'await', received: count } satisfies ReaderTask);
      return (await reached).frameBytes;
    },
    stop: () => child.kill(),
  };
}

export const socketUrlOf = ({ playerAddress }: World) =>
  playerAddress.replace(/^http/, 'ws').replace('localhost', '127.0.0.1') + socketPath;

export const originOf = (world: World) => new URL(socketUrlOf(world)).origin.replace(/^ws/, 'http');

type ReaderOptions = {
  readonly world: World;
  readonly page: BenchPage;
  /** Each is followed by its share of the readers. */
  readonly topics: readonly string[];
  readonly readers: number;
  readonly atOnce?: boolean;
};

export async function joinReaders(options: ReaderOptions): Promise<Readers> {
  const { world, page, topics, readers, atOnce = false } = options;
  const group = startReaders();
  const { header } = await page.client.openEnvelope('current');
  for (const topic of topics) {
    const greeting = [
      { type: 'hello', key: header },
      { type: 'subscribe', topics: [topic], from: 'now' },
    ].map((message) => JSON.stringify(message));
    const share = Math.ceil(readers / topics.length);
    await group.join({
      url: socketUrlOf(world),
      origin: originOf(world),
      readers: share,
      greeting,
      atOnce,
    });
  }
  return group;
}
