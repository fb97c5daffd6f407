import { useEffect, useState } from 'react';

const SETTLED_AFTER_MS = 2_500;

/** Whoever has just come is looking at the page itself, not for what floats above it. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
