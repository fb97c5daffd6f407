export type Toast = {
  readonly tone: 'success' | 'error';
  readonly message: string;
  /** Where what it tells of can be seen. */
  readonly link?: { readonly path: string; readonly text: string };
};

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();

/** Calls are made outside React; whoever draws toasts listens here. */
export function showToast(toast: Toast): void {
  for (const listener of listeners) listener(toast);
}

export function listenToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
