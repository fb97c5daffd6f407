import { socketPath } from '@kipute/contract/socket';
import type { World } from '@kipute/tools/start/world';
import type { BenchPage } from '../load/bench-page.ts';
import { type Readers, startReaders } from './readers.ts';

export const socketUrlOf = ({ playerAddress }: World) =>
  playerAddress.replace(/^http/, 'ws').replace('localhost', '127.0.0.1') + socketPath;

export const originOf = (world: World) => new URL(socketUrlOf(world)).origin.replace(/^ws/, 'http');

type Terms = {
  readonly world: World;
  readonly page: BenchPage;
  /** Each is followed by its share of the readers. */
  readonly topics: readonly string[];
  readonly readers: number;
  readonly atOnce?: boolean;
};

export async function joinReaders(terms: Terms): Promise<Readers> {
  const { world, page, topics, readers, atOnce = false } = terms;
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
