import { Component, type ReactNode } from 'react';
import { isLoadFailure } from './load-failure.ts';
import { reportPageError } from './report-page-error.ts';

type Props = { children: ReactNode; fallback: (kind: 'load' | 'crash') => ReactNode };
type State = { failure?: { error: unknown } };

/** One per page: a page that breaks leaves the shell and the other pages alone. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (!isLoadFailure(error)) reportPageError(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.fallback(isLoadFailure(failure.error) ? 'load' : 'crash');
  }
}
