import { load } from '../../../features/chat/chat-store.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './chat.module.css';

export function ChatLoadFailed() {
  return (
    <div className={styles.trouble} role="alert">
      <p>{t('chat.loadFailed')}</p>
      <Button variant="outline" onClick={() => void load()}>
        {t('chat.retry')}
      </Button>
    </div>
  );
}
