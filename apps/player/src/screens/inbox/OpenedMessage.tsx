import { useEffect } from 'react';
import { useQuery } from '../../features/query/use-query.ts';
import { api } from '../../features/wire/api.ts';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import styles from './inbox.module.css';
import type { Message } from './inbox-words.ts';
import { MessageRow } from './MessageRow.tsx';
import { showUnread } from './use-unread.ts';

const fetchMessage = (id: string): Promise<Message> =>
  api.message.detailed({ id }, { silent: true });

/** What a notification led to, above the others: it may stand on any of their pages. */
export function OpenedMessage({ id, onClose }: { id: string; onClose: () => void }) {
  const { refetch: _, ...view } = useQuery(fetchMessage, id);
  const isThere = view.status === 'ready';
  useEffect(() => {
    // If it fails the message stays unread, which is no harm.
    if (isThere) api.message.read({ id }, { silent: true }).then(showUnread, () => undefined);
  }, [id, isThere]);
  // One that was removed, or is another player's, leads to the list below without a word.
  if (view.status === 'failed') return null;
  return (
    <ul className={styles.list}>
      {view.status === 'loading' ? (
        <li>
          <Skeleton kind="rows" count={1} />
        </li>
      ) : (
        <MessageRow message={view.data} isOpen onToggle={onClose} onRemoved={onClose} />
      )}
    </ul>
  );
}
