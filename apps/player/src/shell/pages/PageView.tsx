import { Suspense, useEffect } from 'react';
import { PageErrorBoundary } from '../../features/page-errors/PageErrorBoundary.tsx';
import { t, useLanguage } from '../../i18n/i18n.ts';
import type { Route } from '../../routes.tsx';
import { PageFault } from './PageFault.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

export function PageView({ route }: { route: Route }) {
  const Screen = route.screen;
  return (
    <PageErrorBoundary fallback={(kind) => <PageFault kind={kind} />}>
      <Suspense fallback={<PageSkeleton />}>
        <Screen />
        <PageTitle title={route.title} />
      </Suspense>
    </PageErrorBoundary>
  );
}

/** Inside the page's own boundary: its title is known once its texts have come. */
function PageTitle({ title }: Pick<Route, 'title'>) {
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` answers in the current language.
  useEffect(() => {
    document.title = title === 'home.title' ? 'Kipute' : `${t(title)} · Kipute`;
  }, [title, language]);
  return null;
}
