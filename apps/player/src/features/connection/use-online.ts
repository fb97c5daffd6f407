import { useSyncExternalStore } from 'react';

export function useOnline(): boolean {
  return useSyncExternalStore(whenConnectionChanges, () => navigator.onLine);
}

function whenConnectionChanges(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
