import { chatStateNames } from '@kipute/contract/constants/content/chat';
import { Badge, Empty, Input } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useKeys } from '../../features/keys/keys-store.ts';
import { chatTexts } from '../../i18n/texts/chat.ts';
import { keyTexts } from '../../i18n/texts/keys.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import classes from './chat-inbox.module.css';
import type { Conversation, View } from './use-chat-inbox.ts';

const MINUTE_MS = 60_000;
/** From here on the wait is too long, as in the count of the menu. */
const LONG_MINUTES = 5;

export const pathOf = (id: string, view: View): string => `/chats/${id}?view=${view}`;

type ConversationListProps = {
  view: View;
  conversations: readonly Conversation[] | undefined;
  shown: string | undefined;
  search: string;
  onSearch: (typed: string) => void;
};

export function ConversationList(props: ConversationListProps) {
  const { view, conversations = [], shown, search, onSearch } = props;
  const t = useText();
  const navigate = useNavigate();
  const at = conversations.findIndex(({ id }) => id === shown);
  const move = (step: number) => {
    const next = conversations[at + step] ?? (at === -1 ? conversations[0] : undefined);
    if (next) void navigate(pathOf(next.id, view), { replace: shown !== undefined });
  };
  useKeys([
    { keys: 'k', title: keyTexts.previous, run: () => move(-1) },
    { keys: 'j', title: keyTexts.next, run: () => move(1) },
  ]);
  return (
    <section className={classes.list} aria-label={t(chatTexts.list)}>
      <Input.Search
        className={classes.search ?? ''}
        aria-label={t(chatTexts.search)}
        placeholder={t(chatTexts.search)}
        defaultValue={search}
        maxLength={60}
        allowClear
        onSearch={(typed) => onSearch(typed.trim())}
      />
      {props.conversations?.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              <strong>{t(view === 'waiting' ? chatTexts.emptyWaiting : chatTexts.empty)}</strong>
              <br />
              {t(chatTexts.emptyHint)}
            </>
          }
        />
      )}
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <Link
              to={pathOf(conversation.id, view)}
              aria-current={conversation.id === shown ? 'true' : undefined}
            >
              <Row conversation={conversation} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function useName() {
  const t = useText();
  return ({ id, user_id, user_name, phone }: Conversation): string =>
    user_id === null ? t(chatTexts.visitor, { id }) : user_name || phone;
}

function Row({ conversation }: { conversation: Conversation }) {
  const t = useText();
  const nameOf = useName();
  const { state, clerk, is_mine, waiting_since, last_message_at, unread, phone } = conversation;
  const minutes =
    waiting_since === null
      ? undefined
      : Math.max(0, Math.floor((Date.now() - Date.parse(waiting_since)) / MINUTE_MS));
  return (
    <>
      <strong className={classes.title}>{nameOf(conversation)}</strong>
      {minutes === undefined ? (
        <time dateTime={last_message_at}>{formatInstant(last_message_at)}</time>
      ) : (
        <span className={classes.age} data-old={minutes >= LONG_MINUTES || undefined}>
          {t(chatTexts.waitsFor, { minutes })}
        </span>
      )}
      <span className={classes.who}>
        <span className={classes.state} data-state={state}>
          {t(chatStateNames[state])}
        </span>
        {clerk !== null && (
          <span>{is_mine === 1 ? t(chatTexts.withYou) : t(chatTexts.withClerk, clerk)}</span>
        )}
        <span>{phone}</span>
        <Badge count={unread} size="small" title={t(chatTexts.unread, { count: unread })} />
      </span>
    </>
  );
}
