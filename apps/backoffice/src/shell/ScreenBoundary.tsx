import { Component, type ReactNode } from 'react';
import { FailedScreen } from './notices/FailedScreen.tsx';

type Props = { children: ReactNode };
type State = { fault: unknown };

/** A screen that throws takes neither the menu nor the other screens with it. */
export class ScreenBoundary extends Component<Props, State> {
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
