import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';

const ID = /^\d{1,19}$/;

/** The id an address names; undefined when it is missing or no id at all. */
export function useAddressId(name: string): string | undefined {
  const [parameters] = useSearchParams();
  const id = parameters.get(name) ?? '';
  return ID.test(id) ? id : undefined;
}

/** One page serves many leagues: going from one to the next begins at the top. */
export function useTopOnChange(key: string): void {
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    window.scrollTo(0, 0);
  }, [key]);
}
