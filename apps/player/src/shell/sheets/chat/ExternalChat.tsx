import { useEffect, useState } from 'react';
import { loadExternalChat } from '../../../features/chat/external-chat.ts';
import { closeSheet } from '../../../features/sheet/sheet-history.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChatLoadFailed } from './ChatLoadFailed.tsx';
import styles from './chat.module.css';

/** The other house draws its own chat over the page, so this sheet only leads there. */
export function ExternalChat({ script }: { script: string }) {
  const [status, setStatus] = useState<'loading' | 'failed' | 'ready'>('loading');
  useEffect(() => {
    let isGone = false;
    const become = (next: typeof status) => {
      if (!isGone) setStatus(next);
    };
    loadExternalChat(script).then(
      () => become('ready'),
      () => become('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [script]);
  if (status === 'failed') return <ChatLoadFailed />;
  return (
    <div className={styles.trouble}>
      <p role="status">{t(status === 'loading' ? 'chat.loading' : 'chat.external')}</p>
      {status === 'ready' && <Button onClick={closeSheet}>{t('chat.externalOpen')}</Button>}
    </div>
  );
}
