import type { Bench } from './measure.ts';

/** Loaded one at a time, so that one bench never warms or burdens another. */
export const benches: Record<string, () => Promise<Bench>> = {
  call: async () => (await import('./call/bench.ts')).benchCall,
  'home-call': async () => (await import('./home-call/bench.ts')).benchHomeCall,
  ledger: async () => (await import('./ledger/bench.ts')).benchLedger,
  'place-bet': async () => (await import('./place-bet/bench.ts')).benchPlaceBet,
  'place-bet-hot': async () => (await import('./place-bet/bench.ts')).benchPlaceBetHot,
  settle: async () => (await import('./settle/bench.ts')).benchSettle,
  'settle-beside': async () => (await import('./settle/beside.ts')).benchSettleBeside,
  'settle-memory': async () => (await import('./settle/memory.ts')).benchSettleMemory,
  'auto-cash-out': async () => (await import('./auto-cash-out/bench.ts')).benchAutoCashOut,
  growth: async () => (await import('./growth/bench.ts')).benchGrowth,
  feed: async () => (await import('./feed/bench.ts')).benchFeed,
  'fan-out': async () => (await import('./fan-out/bench.ts')).benchFanOut,
  strain: async () => (await import('./strain/bench.ts')).benchStrain,
  'bet-strain': async () => (await import('./bet-strain/bench.ts')).benchBetStrain,
  restart: async () => (await import('./restart/bench.ts')).benchRestart,
  memory: async () => (await import('./memory/bench.ts')).benchMemory,
  'board-frames': async () => (await import('./board-frames/bench.ts')).benchBoardFrames,
  'list-scroll': async () => (await import('./list-scroll/bench.ts')).benchListScroll,
  'first-view': async () => (await import('./first-view/bench.ts')).benchFirstView,
};
