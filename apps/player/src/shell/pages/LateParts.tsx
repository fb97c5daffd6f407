import { Suspense, useEffect, useState } from 'react';
import { PageErrorBoundary } from '../../features/page-errors/PageErrorBoundary.tsx';
import { useToasts } from '../../features/toasts/toast-store.ts';
import { loadWithRetry } from '../../ui/load-with-retry.ts';
import { splitView } from '../../ui/split-view.tsx';

const LateFoot = splitView(() =>
  loadWithRetry(async () => (await import('./FootParts.tsx')).FootParts),
);
const Toasts = splitView(() =>
  loadWithRetry(async () => (await import('../../features/toasts/Toasts.tsx')).Toasts),
);

/** A page is short until its matches have come, so its foot is not watched before. */
export function LateParts() {
  const settled = useSettled();
  return (
    <PageErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{settled && <LateFoot />}</Suspense>
    </PageErrorBoundary>
  );
}

/** The place of toasts is there before most of them; one that is earlier brings it along. */
export function LateToasts() {
  const settled = useSettled();
  const isWanted = useToasts().length > 0 || settled;
  return <Suspense fallback={null}>{isWanted && <Toasts />}</Suspense>;
}

const SETTLED_AFTER_MS = 2_500;

/** Late parts wait until the page itself has been looked at for a moment. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
