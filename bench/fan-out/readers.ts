import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

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
  /** All readers together. */
  | { readonly type: 'await'; readonly received: number };

export type ReaderWord =
  | { readonly type: 'joined' }
  | { readonly type: 'reached'; readonly received: number; readonly frameBytes: number };

/** Thousands of sockets in a process of their own, which only count what they receive. */
export type Readers = {
  readonly join: (task: Omit<Extract<ReaderTask, { type: 'join' }>, 'type'>) => Promise<void>;
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
    received: async (count) => {
      const reached = next('reached');
      child.send({ type: 'await', received: count } satisfies ReaderTask);
      return (await reached).frameBytes;
    },
    stop: () => child.kill(),
  };
}
