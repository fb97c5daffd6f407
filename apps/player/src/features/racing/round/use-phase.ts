import { useSyncExternalStore } from 'react';
import { serverNowMs } from '../../clock/server-clock.ts';
import { type Phase, phaseOf } from './phase.ts';
import type { Round } from './racing.ts';

const LOOK_EACH_MS = 250;
const SECOND_MS = 1_000;

/** Looked at four times a second, and drawn again only when it has become another one. */
export function usePhase(round: Round): Phase {
  const now = () => phaseOf(round, serverNowMs());
  return useSyncExternalStore(everyMoment, now, now);
}

/** Whole seconds until then by the server's clock; none once it has passed. */
export function useSecondsUntil(instant: string): number {
  const now = () => Math.max(0, Math.ceil((Date.parse(instant) - serverNowMs()) / SECOND_MS));
  return useSyncExternalStore(everyMoment, now, now);
}

function everyMoment(tick: () => void): () => void {
  const timer = window.setInterval(tick, LOOK_EACH_MS);
  return () => window.clearInterval(timer);
}
