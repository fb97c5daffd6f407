import { Suspense } from 'react';
import { loadAreas } from '../../../i18n/i18n.ts';
import { splitView } from '../../../ui/split-view.tsx';
import { PageErrorBoundary } from '../../page-errors/PageErrorBoundary.tsx';

/** Few bets are so large, so no other visit pays for it. */
export function LateReferredPart() {
  return (
    <PageErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </PageErrorBoundary>
  );
}

const Part = splitView(async () => {
  const [{ ReferredPart }] = await Promise.all([
    import('./ReferredPart.tsx'),
    loadAreas('referred', 'placed'),
  ]);
  return ReferredPart;
});
