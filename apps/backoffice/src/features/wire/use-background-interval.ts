import { useEffect, useRef } from 'react';

/** Runs work every so many seconds while somebody can see the page; never twice at once. */
export function useBackgroundInterval(
  seconds: number | undefined,
  work: () => Promise<unknown>,
): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (seconds === undefined) return;
    let isRunning = false;
    const timer = setInterval(() => {
      if (isRunning || document.hidden) return;
      isRunning = true;
      void latest.current().finally(() => {
        isRunning = false;
      });
    }, seconds * 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
}
