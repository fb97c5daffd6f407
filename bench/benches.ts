import type { Bench } from './measure.ts';

/** Loaded one at a time, so that one bench never warms or burdens another. */
export const benches: Record<string, () => Promise<Bench>> = {
  call: async () => (await import('./call/bench.ts')).benchCall,
  'home-call': async () => (await import('./home-call/bench.ts')).benchHomeCall,
  'fan-out': async () => (await import('./fan-out/bench.ts')).benchFanOut,
  'first-view': async () => (await import('./first-view/bench.ts')).benchFirstView,
};
