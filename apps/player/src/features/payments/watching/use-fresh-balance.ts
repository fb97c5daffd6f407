import { useEffect, useState } from 'react';
import { refreshPlayer } from '../../session/use-player-refresh.ts';

/** False until the balance that is shown is the one after the money moved (MS-25). */
export function useFreshBalance(hasMoved: boolean): boolean {
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (!hasMoved) return;
    refreshPlayer().then(
      () => setFresh(true),
      () => undefined,
    );
  }, [hasMoved]);
  return isFresh;
}
