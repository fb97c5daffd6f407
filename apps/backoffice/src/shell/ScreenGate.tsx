import { Component, type ReactNode, Suspense } from 'react';
import { Navigate } from 'react-router';
import { shellTexts } from '../i18n/texts/shell.ts';
import { useText } from '../i18n/use-text.ts';
import { useMenu } from '../menu/menu.ts';
import type { Screen } from '../menu/screen.ts';
import { ForbiddenPage } from './notices/error-pages.tsx';
import { FailedScreen } from './notices/FailedScreen.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ScreenContext } from './screen-context.ts';

type ScreenGateProps = { screen: Screen; part: 'whole' | 'details' };

/** Lets a screen be seen by those who may, names the tab after it and catches its faults. */
export function ScreenGate({ screen, part }: ScreenGateProps) {
  const t = useText();
  const screens = useMenu().flatMap((section) => section.screens);
  const listed = screens.find(({ node }) => node === screen.node);
  const [first] = screens;
  const Component = part === 'details' ? screen.details : screen.component;
  // Whose role lacks the overview begins with the first screen it has.
  if (!listed && first && screen.path === '/') return <Navigate to={first.path} replace />;
  if (!listed || !Component) return <ForbiddenPage node={screen.node} />;
  return (
    <ScreenContext value={listed}>
      <title>{t(shellTexts.documentTitle, { screen: listed.title })}</title>
      <ScreenBoundary>
        <Suspense fallback={<PageSkeleton />}>
          <Component />
        </Suspense>
      </ScreenBoundary>
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
