import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { List } from '../definition/list.ts';
import { type ListState, readListState, writeListState } from './list-state.ts';

export type ChangeListState = (change: Partial<ListState>) => void;

export function useListState(list: List): readonly [ListState, ChangeListState] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListState(list, address), [list, address]);
  const change = useCallback<ChangeListState>(
    (part) =>
      setAddress((now) => writeListState(list, { ...readListState(list, now), ...part }), {
        // Opening a row is looking closer, not going somewhere.
        preventScrollReset: true,
      }),
    [list, setAddress],
  );
  return [state, change];
}
