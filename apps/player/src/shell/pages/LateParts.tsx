import { Suspense, useEffect, useRef, useState } from 'react';
import { PageErrorBoundary } from '../../features/page-errors/PageErrorBoundary.tsx';
import { loadAreas } from '../../i18n/i18n.ts';
import { splitView } from '../split-view.tsx';
import { untilItComes } from './until-it-comes.ts';

const FloatingButtons = splitView(() =>
  untilItComes(async () => (await import('../floating/FloatingButtons.tsx')).FloatingButtons),
);

const Footer = splitView(() =>
  untilItComes(async () => {
    const [file] = await Promise.all([import('../footer/Footer.tsx'), loadAreas('footer')]);
    return file.Footer;
  }),
);

/** Most visits never see the foot of a long page, so it is fetched on the way down to it. */
const FETCHED_BEFORE_PX = 200;
/** Whoever has just come is looking at the page, not for what floats above it or stands below. */
const SETTLED_AFTER_MS = 2_500;

export function LateParts() {
  const place = useRef<HTMLDivElement>(null);
  const settled = useSettled();
  const near = useNear(place, settled);
  return (
    <PageErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{settled && <FloatingButtons />}</Suspense>
      <div ref={place}>
        <Suspense fallback={null}>{near && <Footer />}</Suspense>
      </div>
    </PageErrorBoundary>
  );
}

function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}

/** A page is short until its matches have come: it is not watched before it has settled. */
function useNear(place: React.RefObject<HTMLDivElement | null>, settled: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!settled || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: `${FETCHED_BEFORE_PX}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, settled]);
  return near;
}
