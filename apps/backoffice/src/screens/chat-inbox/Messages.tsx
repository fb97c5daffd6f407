import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { chatTexts } from '../../i18n/texts/chat.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import { typedMoney } from '../_form-kit/definition/typed-money.ts';
import classes from './chat-inbox.module.css';
import type { Message, useConversation } from './use-chat-inbox.ts';

export const recordTexts = {
  bet: chatTexts.bet,
  ticket: chatTexts.ticket,
  deposit: chatTexts.deposit,
  withdrawal: chatTexts.withdrawal,
} as const;

export const stateTexts = {
  open: chatTexts.stateOpen,
  review: chatTexts.stateReview,
  done: chatTexts.stateDone,
  failed: chatTexts.stateFailed,
  none: chatTexts.stateNone,
} as const;

/** Text as it was written: nothing of it is markup, and no address in it is a link (CHT-09). */
export function Messages({ shown }: { shown: ReturnType<typeof useConversation> }) {
  const t = useText();
  const { messages, hasOlder, loadOlder, player_read_id } = shown;
  const list = useRef<HTMLOListElement>(null);
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something newer is there.
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  return (
    <ol
      ref={list}
      className={classes.messages}
      aria-label={t(chatTexts.messages)}
      aria-live="polite"
    >
      {hasOlder && (
        <li className={classes.older}>
          <Button size="small" onClick={() => void loadOlder()}>
            {t(chatTexts.older)}
          </Button>
        </li>
      )}
      {messages.map((message) => (
        <li key={message.id} data-sender={message.sender}>
          <Said message={message} isRead={BigInt(message.id) <= BigInt(player_read_id)} />
        </li>
      ))}
    </ol>
  );
}

function Said({ message, isRead }: { message: Message; isRead: boolean }) {
  const t = useText();
  const { sender, clerk, text, card, sent_at } = message;
  const isOurs = sender === 'clerk';
  return (
    <>
      <small>
        <b>{isOurs ? clerk : t(chatTexts.player)}</b>{' '}
        <time dateTime={sent_at}>{formatInstant(sent_at)}</time>
        {isOurs && ` · ${t(isRead ? chatTexts.read : chatTexts.delivered)}`}
      </small>
      {text !== '' && <p>{text}</p>}
      {card && <Card card={card} />}
    </>
  );
}

function Card({ card }: { card: NonNullable<Message['card']> }) {
  const t = useText();
  if (card.kind === 'phones' || card.kind === 'messaging') {
    return (
      <p className={classes.card}>
        <b>{t(card.kind === 'phones' ? chatTexts.phones : chatTexts.messaging)}</b>{' '}
        {card.numbers.join(', ')}
      </p>
    );
  }
  return (
    <p className={classes.card}>
      <b>{t(recordTexts[card.kind])}</b> {card.serial_number} · {typedMoney(card.amount)} ·{' '}
      {t(stateTexts[card.state])}
    </p>
  );
}
