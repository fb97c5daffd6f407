export type Toast = {
  readonly id: number;
  readonly tone: 'success' | 'error' | 'notice';
  readonly text: string;
  /** It goes when its cause does, however long it would have stayed. */
  readonly cause?: 'connection';
  /** One action at most; a toast with an action waits until it is answered or closed. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Unless it says how long it stays: news that asks for nothing must not stand in the way. */
  readonly leavesAfterMs?: number;
  /** The page it leads to: whoever is there needs no way to it. */
  readonly untilAt?: string;
};

const SHOWN_MAX = 3; // SHELL-30
const SHOWN_MS = 3_500;
const ERROR_SHOWN_MS = 6_000;

/** Saying the same thing twice adds nothing; the fourth toast pushes out the oldest. */
export function withToast(toasts: readonly Toast[], added: Toast): readonly Toast[] {
  const others = toasts.filter((toast) => toast.text !== added.text || toast.tone !== added.tone);
  return [...others, added].slice(-SHOWN_MAX);
}

export function withoutToast(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}

export function withoutConnectionToasts(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.filter(({ cause }) => cause !== 'connection');
}

export function withoutToastsTo(toasts: readonly Toast[], path: string): readonly Toast[] {
  return toasts.filter(({ untilAt }) => untilAt !== path);
}

export function shownMs(toast: Toast): number {
  if (toast.leavesAfterMs !== undefined) return toast.leavesAfterMs;
  if (toast.action) return Number.POSITIVE_INFINITY;
  return toast.tone === 'error' ? ERROR_SHOWN_MS : SHOWN_MS;
}
