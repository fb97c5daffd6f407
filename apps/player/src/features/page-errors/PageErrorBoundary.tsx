import { Component, type ReactNode } from 'react';
import { whenReconnected } from '../../platform/reconnection.ts';
import { FAILURE_KEPT_MS } from '../../ui/split-view.tsx';
import { isLoadFailure } from './load-failure.ts';
import { reportPageError } from './report-page-error.ts';

type Props = { children: ReactNode; fallback: (kind: 'load' | 'crash') => ReactNode };
type State = { failure?: { error: unknown } | undefined };

/**
 * One per page: a page that breaks leaves the shell and the other pages alone, and one whose files
 * did not come tries again when the network is back (SHELL-53).
 */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = {};
  leave = (): void => {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (!isLoadFailure(error)) {
      reportPageError(error);
      return;
    }
    this.leave = whenReconnected(() => {
      this.leave();
      setTimeout(() => this.setState({ failure: undefined }), FAILURE_KEPT_MS);
    });
  }

  override componentWillUnmount(): void {
    this.leave();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.fallback(isLoadFailure(failure.error) ? 'load' : 'crash');
  }
}
