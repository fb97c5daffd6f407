import { useSyncExternalStore } from 'react';

/** Beside both rails of the desktop the page is wide enough for two columns of cards. */
const TWO_COLUMNS_QUERY = '(min-width: 1340px)';

export function useColumns(): 1 | 2 {
  return useSyncExternalStore(whenWidthChanges, () =>
    matchMedia(TWO_COLUMNS_QUERY).matches ? 2 : 1,
  );
}

function whenWidthChanges(changed: () => void): () => void {
  const query = matchMedia(TWO_COLUMNS_QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
