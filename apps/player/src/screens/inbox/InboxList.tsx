import { useState } from 'react';
import { usePagedQuery } from '../../features/query/paged-query.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { RowList } from '../statement/lines/RowList.tsx';
import styles from './inbox.module.css';
import { type InboxTab, type Message, typeOfTab } from './inbox-words.ts';
import { MessageRow } from './MessageRow.tsx';
import { showUnread, useInboxUpdates } from './use-unread.ts';

const PAGE_SIZE = 20;

type InboxListProps = {
  tab: InboxTab;
  /** Stands above the list already. */
  hidden: string;
};

/** Newest first, one open at a time. Another tab is another list. */
export function InboxList({ tab, hidden }: InboxListProps) {
  const [openId, setOpenId] = useState('');
  const list = usePagedQuery<Message>({
    fetchPage: (page) =>
      api.message.inquire({ page, page_size: PAGE_SIZE, type: typeOfTab(tab) }, { silent: true }),
    keyOf: ({ id }) => id,
  });
  useInboxUpdates(list.refetch);
  const toggle = ({ id, viewed }: Message) => {
    setOpenId(id === openId ? '' : id);
    if (id === openId || viewed === 1) return;
    // If it fails the message stays unread, which is no harm.
    api.message.read({ id }, { silent: true }).then(
      (counts) => {
        showUnread(counts);
        list.refetch();
      },
      () => undefined,
    );
  };
  return (
    <div className={styles.card}>
      <RowList list={list} end="inbox.end" empty={<NoMessages tab={tab} />}>
        {(rows) => (
          <ul className={styles.list}>
            {rows
              .filter(({ id }) => id !== hidden)
              .map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  isOpen={message.id === openId}
                  onToggle={() => toggle(message)}
                  onRemoved={list.refetch}
                />
              ))}
          </ul>
        )}
      </RowList>
    </div>
  );
}

function NoMessages({ tab }: { tab: InboxTab }) {
  return tab === 'all' ? (
    <EmptyState icon="mail" title={t('inbox.none')} text={t('inbox.noneText')} />
  ) : (
    <EmptyState icon="mail" title={t('inbox.noneOfKind')} text={t('inbox.noneOfKindText')} />
  );
}
