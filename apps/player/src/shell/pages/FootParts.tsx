import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useDueAgreements } from '../../features/agreements/agreements-store.ts';
import { usePickCount } from '../../features/picks/picks-store.ts';
import { loadAreas } from '../../i18n/i18n.ts';
import { useLayout } from '../../platform/device.ts';
import { routeAt } from '../../routes.tsx';
import { loadWithRetry } from '../../ui/load-with-retry.ts';
import { splitView } from '../../ui/split-view.tsx';

const FloatingButtons = splitView(() =>
  loadWithRetry(async () => (await import('../floating/FloatingButtons.tsx')).FloatingButtons),
);

const Footer = splitView(() =>
  loadWithRetry(async () => {
    const [file] = await Promise.all([import('../footer/Footer.tsx'), loadAreas('footer')]);
    return file.Footer;
  }),
);

const SlipBar = splitView(() =>
  loadWithRetry(async () => {
    const [file] = await Promise.all([
      import('../../features/slip/bar/SlipBar.tsx'),
      loadAreas('slip'),
    ]);
    return file.SlipBar;
  }),
);

const AgreementDialog = splitView(() =>
  loadWithRetry(async () => {
    const [file] = await Promise.all([
      import('../../features/agreements/AgreementDialog.tsx'),
      loadAreas('agreements', 'reading'),
    ]);
    return file.AgreementDialog;
  }),
);

/** Most visits never see the foot of a long page, so it is fetched on the way down to it. */
const FETCHED_BEFORE_PX = 200;

export function FootParts() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const hasSlipBar = useSlipBar();
  const isAsked = useDueAgreements().length > 0;
  return (
    <>
      <Suspense fallback={null}>
        <FloatingButtons />
      </Suspense>
      <div ref={place}>
        <Suspense fallback={null}>{near && <Footer />}</Suspense>
      </div>
      <Suspense fallback={null}>{hasSlipBar && <SlipBar />}</Suspense>
      <Suspense fallback={null}>{isAsked && <AgreementDialog />}</Suspense>
    </>
  );
}

/** SLIP-50: on a phone, where bets are found, once there is a pick. */
function useSlipBar(): boolean {
  const [path] = useLocation();
  const isPhone = useLayout() === 'phone';
  const isPicking = usePickCount() > 0;
  const route = routeAt(path);
  return isPhone && isPicking && 'frame' in route && route.frame === 'board';
}

function useNear(place: React.RefObject<HTMLDivElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
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
  }, [place]);
  return near;
}
