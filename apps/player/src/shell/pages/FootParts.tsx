import { Suspense, useEffect, useRef, useState } from 'react';
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

export function FootParts() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <>
      <Suspense fallback={null}>
        <FloatingButtons />
      </Suspense>
      <div ref={place}>
        <Suspense fallback={null}>{near && <Footer />}</Suspense>
      </div>
    </>
  );
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
