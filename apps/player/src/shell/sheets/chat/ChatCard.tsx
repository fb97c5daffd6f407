import type { ChatMessage } from '../../../features/chat/chat-messages.ts';
import { shownSerial } from '../../../features/payments/payment.ts';
import { groupedPhone } from '../../../features/site/contacts.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { shownAmount } from '../../../ui/money-text.ts';
import { digitsOf, messagingAddress } from './ContactWays.tsx';
import styles from './chat.module.css';

type Card = NonNullable<ChatMessage['card']>;

export function ChatCard({ card }: { card: Card }) {
  switch (card.kind) {
    case 'phones':
      return (
        <span className={styles.numbers}>
          <b>{t('chat.card.phones')}</b>
          {card.numbers.map((number) => (
            <a key={number} href={`tel:${digitsOf(number)}`}>
              <Icon name="phone" size={16} />
              {groupedPhone(number)}
            </a>
          ))}
        </span>
      );
    case 'messaging':
      return (
        <span className={styles.numbers}>
          {card.numbers.map((number) => (
            <a key={number} href={messagingAddress(number)} target="_blank" rel="noreferrer">
              <Icon name="message-circle" size={16} />
              {t('chat.card.messaging')}
            </a>
          ))}
        </span>
      );
    default:
      return <RecordCard card={card} />;
  }
}

function RecordCard({ card }: { card: Card }) {
  const { kind, serial_number, amount, state } = card;
  if (kind === 'phones' || kind === 'messaging') return null;
  return (
    <span className={styles.record}>
      <Icon name={kind === 'bet' || kind === 'ticket' ? 'ticket' : 'wallet'} />
      <span>
        <b>{t(`chat.card.${kind}`, { amount: shownAmount(amount) })}</b>
        <small>{shownSerial(serial_number)}</small>
      </span>
      <span className={styles.tag} data-state={state}>
        {stateText(kind, state)}
      </span>
    </span>
  );
}

type RecordKind = Exclude<Card['kind'], 'phones' | 'messaging'>;

function stateText(kind: RecordKind, state: Card['state']): string {
  if (state === 'review') return t('chat.state.review');
  if (kind === 'bet' || kind === 'ticket') {
    return t(state === 'open' ? 'chat.state.bet.open' : 'chat.state.bet.done');
  }
  if (state === 'done') return t(`chat.state.${kind}.done`);
  if (state === 'failed') return t(`chat.state.${kind}.failed`);
  return t('chat.state.open');
}
