import { setTimeout as delay } from 'node:timers/promises';
import type { Catalogue } from '../features/catalogue/index.ts';

type Loading = Pick<Catalogue, 'matches' | 'freshness' | 'onFreshness'> & {
  readonly loaded: Promise<void>;
};

/**
 * A small machine takes more than eight seconds for the whole image. A provider that stays silent
 * must not leave pages without an answer.
 */
const FIRST_IMAGE_WITHIN_MS = 20_000;

/**
 * When lists can be answered: once what was kept is in memory. The first time a world is opened
 * nothing was kept, and then the provider's first image is waited for, though not for ever.
 */
export async function wholeBoard(
  { loaded, matches, freshness, onFreshness }: Loading,
  wait: (milliseconds: number) => Promise<unknown> = waitAside,
): Promise<void> {
  await loaded;
  if (matches().size > 0 || freshness() === 'fresh') return;
  const isFresh = new Promise<void>((resolve) => {
    onFreshness((now) => {
      if (now === 'fresh') resolve();
    });
  });
  await Promise.race([isFresh, wait(FIRST_IMAGE_WITHIN_MS)]);
}

/** Does not keep a process from ending. */
const waitAside = (milliseconds: number) => delay(milliseconds, undefined, { ref: false });
