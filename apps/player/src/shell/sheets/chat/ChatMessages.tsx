import { Fragment, type RefObject, useLayoutEffect, useRef } from 'react';
import {
  beginsDay,
  type ChatMessage,
  dayOf,
  isReadUpTo,
  newestOf,
  type OutgoingMessage,
  partsOfText,
} from '../../../features/chat/chat-messages.ts';
import { dropOutgoing, loadOlder, sendAgain, useChat } from '../../../features/chat/chat-store.ts';
import { eastAfricaClock } from '../../../features/clock/east-africa-time.ts';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { t } from '../../../i18n/i18n.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { PageLink } from '../../navigation/EntryLink.tsx';
import { ChatCard } from './ChatCard.tsx';
import styles from './chat.module.css';
import { useOwnScrolling } from './use-own-scrolling.ts';

export function ChatMessages() {
  const list = useRef<HTMLOListElement>(null);
  const { service, conversation, messages, outgoing, hasOlder } = useChat();
  useNewestInView(list, `${newestOf(messages)?.id} ${outgoing.length}`);
  useOwnScrolling(list);
  const greeting = service?.is_open === 0 ? service.out_of_hours : service?.greeting;
  return (
    <ol ref={list} className={styles.messages} aria-live="polite" aria-label={t('chat.messages')}>
      {hasOlder && (
        <li className={styles.middle}>
          <button type="button" className={styles.older} onClick={() => void loadOlder()}>
            {t('chat.older')}
          </button>
        </li>
      )}
      {!hasOlder && greeting && <li className={styles.theirs}>{greeting}</li>}
      {messages.map((message, at) => (
        <Fragment key={message.id}>
          {beginsDay(messages, at) && <li className={styles.middle}>{dayText(message)}</li>}
          <Said message={message} readUpTo={conversation?.clerk_read_id ?? '0'} />
        </Fragment>
      ))}
      {outgoing.map((message) => (
        <Outgoing key={message.key} message={message} />
      ))}
      <Ending />
    </ol>
  );
}

/** What becomes of the conversation now, where it is worth a word. */
function Ending() {
  const { service, conversation, messages, outgoing } = useChat();
  if (outgoing.length > 0 || !conversation) return null;
  if (conversation.state === 'closed') return <li className={styles.middle}>{t('chat.ended')}</li>;
  const isWaiting = conversation.state === 'waiting' && newestOf(messages)?.sender === 'player';
  if (!isWaiting || service?.is_open === 0) return null;
  return <li className={styles.middle}>{t('chat.waiting')}</li>;
}

function dayText({ sent_at }: ChatMessage): string {
  const day = dayOf(Date.parse(sent_at), serverNowMs());
  return 'date' in day ? day.date : t(`chat.${day.kind}`);
}

function Said({ message, readUpTo }: { message: ChatMessage; readUpTo: string }) {
  const { id, sender, clerk, text, card, sent_at } = message;
  const isOwn = sender === 'player';
  const time = eastAfricaClock(Date.parse(sent_at)).slice(0, 5);
  const mark = t(isReadUpTo(id, readUpTo) ? 'chat.read' : 'chat.sent');
  return (
    <li className={isOwn ? styles.own : styles.theirs}>
      <SpokenOnly>{`${isOwn ? t('chat.you') : clerk || t('chat.house')}: `}</SpokenOnly>
      {text !== '' && <Words text={text} />}
      {card && <ChatCard card={card} />}
      <small className={styles.time}>
        {isOwn ? `${time} · ${mark}` : clerk === '' ? time : `${clerk} · ${time}`}
      </small>
    </li>
  );
}

function Words({ text }: { text: string }) {
  return (
    <span className={styles.words}>
      {partsOfText(text, location.origin).map(({ text: words, path }, at) =>
        path === undefined ? (
          words
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move.
          <PageLink key={at} path={path} className={styles.link}>
            {words}
          </PageLink>
        ),
      )}
    </span>
  );
}

function Outgoing({ message: { key, text, serial, state, why } }: { message: OutgoingMessage }) {
  return (
    <li className={styles.own} data-state={state}>
      {text !== '' && <span className={styles.words}>{text}</span>}
      {serial !== '' && <span className={styles.words}>{serial}</span>}
      {state === 'sending' ? (
        <small className={styles.time}>{t('chat.sending')}</small>
      ) : (
        <span className={styles.failed} role="alert">
          {why || t('chat.failed')}
          <button type="button" onClick={() => sendAgain(key)}>
            {t('chat.again')}
          </button>
          <button type="button" onClick={() => dropOutgoing(key)}>
            {t('chat.drop')}
          </button>
        </span>
      )}
    </li>
  );
}

/** What is new stands below, where the eye is. */
function useNewestInView(list: RefObject<HTMLOListElement | null>, newest: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something newer is there.
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [list, newest]);
}
