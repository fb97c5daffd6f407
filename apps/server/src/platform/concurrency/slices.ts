import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * A long list bit by bit: between two bits the event loop serves whoever waits, so that work of
 * seconds holds nobody up for longer than one bit takes. A caller that is to be slower rests longer.
 */
export async function* slicesOf<One>(
  list: readonly One[],
  size: number,
  rest: () => Promise<unknown> = nextTurn,
): AsyncGenerator<readonly One[]> {
  for (let at = 0; at < list.length; at += size) {
    if (at > 0) await rest();
    yield list.slice(at, at + size);
  }
}
