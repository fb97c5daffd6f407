import { lazy, Suspense } from 'react';
import { Can } from '../features/permissions/Can.tsx';
import { shellTexts } from '../i18n/texts/shell.ts';
import { useText } from '../i18n/use-text.ts';
import type { Screen } from '../screens/_menu/screen.ts';
import { ForbiddenPage } from './notices/ForbiddenPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenContext } from './screen-context.ts';

const ComingScreen = lazy(() =>
  import('../screens/coming/ComingScreen.tsx').then((module) => ({ default: module.ComingScreen })),
);

/** Lets a screen be seen by those who may, names the tab after it and catches its faults. */
export function ScreenGate({ screen }: { screen: Screen }) {
  const t = useText();
  const Component = screen.component === 'coming' ? ComingScreen : screen.component;
  return (
    <ScreenContext value={screen}>
      <title>{t(shellTexts.documentTitle, { screen: t(screen.title) })}</title>
      <Can node={screen.node} otherwise={<ForbiddenPage node={screen.node} />}>
        <ScreenBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <Component />
          </Suspense>
        </ScreenBoundary>
      </Can>
    </ScreenContext>
  );
}
