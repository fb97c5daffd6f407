import { DisconnectOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { shellTexts } from '../i18n/texts/shell.ts';
import { useText } from '../i18n/use-text.ts';
import { NoticePage } from './NoticePage.tsx';

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <NoticePage
      mark={<DisconnectOutlined />}
      title={t(shellTexts.loadFailed)}
      hint={t(shellTexts.loadFailedHint)}
      tone="alert"
    >
      <Button type="primary" onClick={onRetry}>
        {t(shellTexts.retry)}
      </Button>
    </NoticePage>
  );
}
