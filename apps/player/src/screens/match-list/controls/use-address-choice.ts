import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';

/**
 * Choices stand in the address, so they can be shared and are found again by Back. Choosing takes
 * the place of the history entry: Back leaves the list at once.
 */
export function useAddressChoice() {
  const [parameters, setParameters] = useSearchParams();
  return {
    parameters,
    choose: (name: string, value: string) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      ),
  };
}

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
