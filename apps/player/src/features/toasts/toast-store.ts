import { create } from 'zustand';
import { shownMs, type Toast, withoutToast, withToast } from './toast-list.ts';

const useToastStore = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

export function useToasts(): readonly Toast[] {
  return useToastStore((state) => state.toasts);
}

export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const added = { ...toast, id: lastId };
  useToastStore.setState(({ toasts }) => ({ toasts: withToast(toasts, added) }));
  const lifetimeMs = shownMs(added);
  if (Number.isFinite(lifetimeMs)) setTimeout(() => closeToast(added.id), lifetimeMs);
}

export function closeToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: withoutToast(toasts, id) }));
}
