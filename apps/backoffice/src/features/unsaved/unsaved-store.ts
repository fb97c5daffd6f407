import { useEffect, useId } from 'react';

/** The forms that hold something nobody has saved yet; one guard asks for all of them. */
const unsaved = new Set<string>();

export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Counts the form of the caller among the unsaved ones while it was changed. */
export function useUnsaved(state: 'changed' | 'as-it-was'): void {
  const id = useId();
  useEffect(() => {
    if (state !== 'changed') return;
    unsaved.add(id);
    return () => void unsaved.delete(id);
  }, [id, state]);
}
