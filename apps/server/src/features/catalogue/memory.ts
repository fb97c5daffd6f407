import type { BaseLogger } from 'pino';
import type { Touched } from './catalogue.ts';
import { createListeners } from './listeners.ts';
import { createWorld, type World } from './world/world.ts';

/** What this process knows, and up to which change of the journal. */
export type Memory = {
  world: World;
  seq: number;
  readonly announce: (touched: Touched) => void;
  readonly onTouched: (listener: (touched: Touched) => void) => void;
};

export function createMemory(log: BaseLogger): Memory {
  const listeners = createListeners<Touched>(log);
  return { world: createWorld(), seq: 0, announce: listeners.tell, onTouched: listeners.add };
}
