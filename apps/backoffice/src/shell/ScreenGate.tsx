import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Can } from '../features/permissions/administrator.tsx';
import { shellTexts } from '../i18n/texts/shell.ts';
import { useText } from '../i18n/use-text.ts';
import type { Screen } from '../menu/screen.ts';
import { ForbiddenPage } from './notices/error-pages.tsx';
import { FailedScreen } from './notices/FailedScreen.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
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

type Props = { children: ReactNode };
type State = { fault: unknown };

/** A screen that throws takes neither the menu nor the other screens with it. */
class ScreenBoundary extends Component<Props, State> {
  override state: State = { fault: undefined };

  static getDerivedStateFromError(fault: unknown): State {
    return { fault };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    return <FailedScreen fault={fault} onRetry={() => this.setState({ fault: undefined })} />;
  }
}
