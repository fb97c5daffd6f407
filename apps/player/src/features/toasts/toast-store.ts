import type { CallRejected } from '@kipute/api-client/call-rejected';
import { create } from 'zustand';
import {
  shownMs,
  type Toast,
  withoutConnectionToasts,
  withoutToast,
  withoutToastsTo,
  withToast,
} from './toast-list.ts';

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

/** Of a call; that there is no connection is true until it is back. */
export function showRejection({ message, code }: Pick<CallRejected, 'message' | 'code'>): void {
  const ofConnection = code === 'network-exception' && ({ cause: 'connection' } as const);
  showToast({ tone: 'error', text: message, ...ofConnection });
}

export function closeToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: withoutToast(toasts, id) }));
}

/** It is back: what was said about it is no longer true. */
export function closeConnectionToasts(): void {
  useToastStore.setState(({ toasts }) => ({ toasts: withoutConnectionToasts(toasts) }));
}

export function closeToastsTo(path: string): void {
  useToastStore.setState(({ toasts }) => ({ toasts: withoutToastsTo(toasts, path) }));
}
