import { useEffect, useState } from 'react';
import { useOddsTrust } from './trust.ts';

/** Mostly the next answer is on its way already; a bar that comes and goes would only jump. */
const SAID_AFTER_MS = 2_000;

/** Whether it should be said that the odds on the screen are old. */
export function useStaleNotice(): boolean {
  const isStale = useOddsTrust() === 'stale';
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSaid, isStale ? SAID_AFTER_MS : 0, isStale);
    return () => clearTimeout(timer);
  }, [isStale]);
  return isSaid && isStale;
}
