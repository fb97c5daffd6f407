import { useEffect, useId, useRef } from 'react';
import { create } from 'zustand';
import type { KeyBinding } from './key-press.ts';

type Keys = {
  /** By the part of the page that gave them, oldest first. */
  readonly parts: readonly { readonly id: string; readonly bindings: readonly KeyBinding[] }[];
  /** When what is shown was asked for last, and how often it is asked by itself. */
  readonly data: DataAge | undefined;
};

type DataAge = {
  readonly updatedAtMs: number;
  readonly refreshSeconds: number | undefined;
};

export const useKeysStore = create<Keys>()(() => ({ parts: [], data: undefined }));

const withoutPart = (parts: Keys['parts'], id: string) => parts.filter((part) => part.id !== id);

/** The keys of a part of the page, while it is there; the key bar prints them as buttons (BO-71). */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const id = useId();
  const latest = useRef(bindings);
  useEffect(() => {
    latest.current = bindings;
  });
  // What a key does may change with each drawing; which keys there are seldom does.
  const signature = bindings.map(({ keys, title }) => `${keys} ${title.en}`).join('|');
  useEffect(() => {
    if (signature === '') return;
    const stable = latest.current.map((binding, index) => ({
      ...binding,
      run: () => latest.current[index]?.run(),
    }));
    useKeysStore.setState(({ parts }) => ({
      parts: [...withoutPart(parts, id), { id, bindings: stable }],
    }));
    return () => useKeysStore.setState(({ parts }) => ({ parts: withoutPart(parts, id) }));
  }, [id, signature]);
}

/** Tells the key bar how old the data of the page is. */
export function useDataAge(
  updatedAtMs: number | undefined,
  refreshSeconds: number | undefined,
): void {
  useEffect(() => {
    if (updatedAtMs === undefined) return;
    const data = { updatedAtMs, refreshSeconds };
    useKeysStore.setState({ data });
    return () => useKeysStore.setState((now) => (now.data === data ? { data: undefined } : now));
  }, [updatedAtMs, refreshSeconds]);
}
