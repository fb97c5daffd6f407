import { BugOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { isLoadFailure } from '../features/page-errors/page-error.ts';
import { reportPageError } from '../features/page-errors/report-page-errors.ts';
import { shellTexts } from '../i18n/texts/shell.ts';
import { useText } from '../i18n/use-text.ts';
import { NoticePage } from './NoticePage.tsx';

function FailedScreen({ fault, onRetry }: { fault: unknown; onRetry: () => void }) {
  const t = useText();
  const isOldPage = isLoadFailure(fault);
  const refresh = () => window.location.reload();
  return (
    <NoticePage
      mark={isOldPage ? <ReloadOutlined /> : <BugOutlined />}
      title={t(isOldPage ? shellTexts.newVersion : shellTexts.screenFailed)}
      hint={t(isOldPage ? shellTexts.newVersionHint : shellTexts.screenFailedHint)}
      tone="alert"
    >
      <Button type="primary" onClick={isOldPage ? refresh : onRetry}>
        {t(isOldPage ? shellTexts.refreshPage : shellTexts.retry)}
      </Button>
    </NoticePage>
  );
}

type Props = { children: ReactNode };
type State = { fault: unknown };

/** A screen that throws takes neither the menu nor the other screens with it. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { fault: undefined };

  static getDerivedStateFromError(fault: unknown): State {
    return { fault };
  }

  override componentDidCatch(fault: unknown): void {
    reportPageError(fault);
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    return <FailedScreen fault={fault} onRetry={() => this.setState({ fault: undefined })} />;
  }
}
