import { Empty, Segmented } from 'antd';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { chatTexts } from '../../i18n/texts/chat.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { ConversationList } from './ConversationList.tsx';
import { ConversationPage } from './ConversationPage.tsx';
import classes from './chat-inbox.module.css';
import { useConversations, type View, views } from './use-chat-inbox.ts';

/** The chosen view stands in the address, so that a way back leads to the same list. */
function useView(): readonly [View, (view: View) => void] {
  const [address, setAddress] = useSearchParams();
  const named = views.find((view) => view === address.get('view'));
  return [named ?? 'waiting', (view) => setAddress({ view })];
}

/** List at the left, the conversation in the middle, who asks at the right. */
export function ChatInboxScreen() {
  const [view, setView] = useView();
  const t = useText();
  return (
    <ScreenFrame
      intro={chatTexts.intro}
      actions={
        <Segmented<View>
          aria-label={t(chatTexts.views)}
          value={view}
          onChange={setView}
          options={views.map((one) => ({ value: one, label: <ViewName view={one} /> }))}
        />
      }
    >
      <Inbox view={view} />
    </ScreenFrame>
  );
}

const viewNames = {
  waiting: chatTexts.waiting,
  mine: chatTexts.mine,
  others: chatTexts.others,
  closed: chatTexts.closed,
  all: chatTexts.all,
} as const;

const counted: readonly View[] = ['waiting', 'mine'];

function ViewName({ view }: { view: View }) {
  return counted.includes(view) ? <CountedName view={view} /> : <PlainName view={view} />;
}

function PlainName({ view }: { view: View }) {
  const t = useText();
  return t(viewNames[view]);
}

function CountedName({ view }: { view: View }) {
  const t = useText();
  const { count } = useConversations(view, '');
  const name = t(viewNames[view]);
  return count === undefined ? name : t(chatTexts.viewCount, { view: name, count });
}

function Inbox({ view }: { view: View }) {
  const t = useText();
  const { id } = useParams();
  const [search, setSearch] = useState('');
  const list = useConversations(view, search);
  if (list.isError && !list.conversations) {
    return <LoadFailed place="part" onRetry={() => void list.refetch()} />;
  }
  return (
    <div className={classes.board} data-part={id === undefined ? 'list' : 'one'}>
      <ConversationList
        view={view}
        conversations={list.conversations}
        shown={id}
        search={search}
        onSearch={setSearch}
      />
      {list.conversations === undefined && id === undefined && <PageSkeleton />}
      {list.conversations !== undefined && id === undefined && (
        <Empty className={classes.nothing ?? ''} description={t(chatTexts.choose)} />
      )}
      {id !== undefined && <ConversationPage key={id} id={id} view={view} />}
    </div>
  );
}
