import { BugOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { isLoadFailure } from '../../features/page-errors/page-error.ts';
import { reportPageError } from '../../features/page-errors/report-page-errors.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { NoticePage } from './NoticePage.tsx';

const refresh = () => window.location.reload();

export function FailedScreen({ fault, onRetry }: { fault: unknown; onRetry: () => void }) {
  const t = useText();
  useEffect(() => reportPageError(fault), [fault]);
  const isOldPage = isLoadFailure(fault);
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

/** For faults outside any screen: the shell itself, or the frame around it. */
export function FailedShell() {
  return <FailedScreen fault={useRouteError()} onRetry={refresh} />;
}
