import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { shellTexts } from '../../../i18n/texts/shell.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailed } from '../../../shell/notices/LoadFailed.tsx';
import type { PartView } from './use-user-page.ts';
import classes from './user-page.module.css';

type PartBodyProps<Content> = {
  view: PartView<Content>;
  /** How many lines the waiting bars have. */
  lines?: number;
  children: (content: Content) => ReactNode;
};

/** A card that waits, that failed and says so by itself, or that is there. */
export function PartBody<Content>({ view, lines = 4, children }: PartBodyProps<Content>) {
  const t = useText();
  switch (view.status) {
    case 'loading':
      return (
        <div className={classes.waiting} role="status" aria-label={t(shellTexts.loading)}>
          <Skeleton active title={false} paragraph={{ rows: lines }} />
        </div>
      );
    case 'failed':
      return <LoadFailed place="part" reason={view.reason} onRetry={view.retry} />;
    case 'ready':
      return children(view.content);
  }
}
