import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * A long list bit by bit: between two bits the event loop serves whoever waits, so that work of
 * seconds holds nobody up for longer than one bit takes.
 */
export async function* slicesOf<One>(
  list: readonly One[],
  size: number,
): AsyncGenerator<readonly One[]> {
  for (let at = 0; at < list.length; at += size) {
    if (at > 0) await nextTurn();
    yield list.slice(at, at + size);
  }
}
