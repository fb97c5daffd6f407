import { Suspense, useEffect, useState } from 'react';
import { PageErrorBoundary } from '../../features/page-errors/PageErrorBoundary.tsx';
import { loadAreas } from '../../i18n/i18n.ts';
import { splitView } from '../split-view.tsx';

const Footer = splitView(async () => {
  const [file] = await Promise.all([import('../footer/Footer.tsx'), loadAreas('footer')]);
  return file.Footer;
});
const FloatingButtons = splitView(() =>
  import('../floating/FloatingButtons.tsx').then((file) => file.FloatingButtons),
);

/** Foot and floating buttons: fetched after the page is drawn, because nobody misses them before. */
export function LateParts() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), 0);
    return () => window.clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <PageErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Footer />
        <FloatingButtons />
      </Suspense>
    </PageErrorBoundary>
  );
}
