import { useCallback, useSyncExternalStore } from 'react';
import type { KeyedStore } from './keyed-store.ts';

/** What a component shows of one key; it is drawn again when that part becomes another. */
export function useKept<Shown>(
  store: Pick<KeyedStore<unknown>, 'listen'>,
  key: string,
  shown: (key: string) => Shown,
): Shown {
  const listen = useCallback((changed: () => void) => store.listen(key, changed), [store, key]);
  const get = () => shown(key);
  return useSyncExternalStore(listen, get, get);
}
