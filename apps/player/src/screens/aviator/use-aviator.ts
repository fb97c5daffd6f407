import { AVIATOR_GAME_ID } from '@kipute/contract/constants/casino/casino';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CASINO_PATH } from '../../features/casino/game.ts';
import { type LaunchRefusal, launchFromPage } from '../../features/casino/launch-game.ts';

export type AviatorView =
  | { readonly status: 'opening' }
  | { readonly status: 'refused'; readonly refusal: LaunchRefusal; readonly retry: () => void };

/** Opens the game as soon as the page is there; the lobby takes the page's place (CSP-22). */
export function useAviator(): AviatorView {
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<LaunchRefusal>();
  const launch = useCallback(() => {
    setRefusal(undefined);
    void launchFromPage(AVIATOR_GAME_ID, () => navigate(CASINO_PATH, { replace: true })).then(
      setRefusal,
    );
  }, [navigate]);
  useEffect(launch, [launch]);
  return refusal ? { status: 'refused', refusal, retry: launch } : { status: 'opening' };
}
