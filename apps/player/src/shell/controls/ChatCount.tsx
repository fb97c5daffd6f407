import { chatUnread } from '../../features/chat/chat-unread.ts';
import { useCell } from '../../features/store/cell.ts';
import { t } from '../../i18n/i18n.ts';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './controls.module.css';

/** Answers of customer service that were not read, beside every entry to the chat (CHT-33). */
export function ChatCount() {
  const count = useCell(chatUnread);
  if (count === 0) return null;
  return (
    <span className={styles.inline} data-known="true">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <SpokenOnly>{`, ${t('shell.unread', { count })}`}</SpokenOnly>
    </span>
  );
}
