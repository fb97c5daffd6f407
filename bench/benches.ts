import type { Bench } from './measure.ts';

/** Loaded one at a time, so that one bench never warms or burdens another. */
export const benches: Record<string, () => Promise<Bench>> = {
  call: async () => (await import('./call/bench.ts')).benchCall,
  'first-view': async () => (await import('./first-view/bench.ts')).benchFirstView,
};
