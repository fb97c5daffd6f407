import { useMemo, useSyncExternalStore } from 'react';
import { serverNowMs } from '../../clock/server-clock.ts';
import type { Round } from '../round/racing.ts';
import { momentOf, racePath } from './race-path.ts';

/** Who does without the canvas looks at the places this often (RCP-32). */
const STILL_EACH_MS = 3_000;
const MOVING_EACH_MS = 500;

type Standing = { readonly order: readonly number[]; readonly seconds: number };

/** The places of a race that is under way, and how many seconds of it have passed. */
export function useStanding(round: Round, look: 'moving' | 'still'): Standing {
  const path = useMemo(() => racePath(round.id, round.result), [round.id, round.result]);
  const eachMs = look === 'still' ? STILL_EACH_MS : MOVING_EACH_MS;
  const length = Date.parse(round.end_time) - Date.parse(round.draw_time);
  const stepOf = () => {
    const passed = momentOf(round, serverNowMs()) * length;
    // The end is shown at the end, however seldom one looks.
    return passed >= length ? length : Math.floor(passed / eachMs) * eachMs;
  };
  const subscribe = useMemo(
    () => (tick: () => void) => {
      const timer = window.setInterval(tick, MOVING_EACH_MS / 2);
      return () => window.clearInterval(timer);
    },
    [],
  );
  const passed = useSyncExternalStore(subscribe, stepOf, stepOf);
  return { order: path.orderAt(passed / length), seconds: Math.floor(passed / 1_000) };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export function useReducedMotion(): boolean {
  return useSyncExternalStore(whenMotionChanges, () => matchMedia(REDUCED_MOTION).matches);
}

function whenMotionChanges(changed: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
