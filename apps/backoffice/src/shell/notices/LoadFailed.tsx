import { DisconnectOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { NoticePage } from './NoticePage.tsx';

type LoadFailedProps = {
  place: 'page' | 'part';
  /** What the server said, when it said anything. */
  reason?: string | undefined;
  onRetry: () => void;
};

export function LoadFailed({ place, reason, onRetry }: LoadFailedProps) {
  const t = useText();
  return (
    <NoticePage
      mark={<DisconnectOutlined />}
      title={t(shellTexts.loadFailed)}
      hint={reason ?? t(shellTexts.loadFailedHint)}
      tone="alert"
      place={place}
    >
      <Button type="primary" onClick={onRetry}>
        {t(shellTexts.retry)}
      </Button>
    </NoticePage>
  );
}
