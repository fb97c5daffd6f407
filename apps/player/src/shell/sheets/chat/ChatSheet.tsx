import { useEffect, useState } from 'react';
import { openChat, useChat } from '../../../features/chat/chat-store.ts';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { Sheet } from '../../../features/sheet/Sheet.tsx';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatLoadFailed } from './ChatLoadFailed.tsx';
import { ChatMessages } from './ChatMessages.tsx';
import { ContactWays } from './ContactWays.tsx';
import styles from './chat.module.css';
import { ExternalChat } from './ExternalChat.tsx';

/** Customer service: our own chat, or the way to another one, and every other way beside it. */
export function ChatSheet() {
  useEffect(openChat, []);
  const [showsWays, setShowsWays] = useState<boolean>();
  const { status, service, conversation, outgoing } = useChat();
  const isNew = conversation === null && outgoing.length === 0;
  // Every way is in sight until somebody writes; then the conversation needs the room.
  const isAlone = service?.is_open === 0 && conversation?.clerk === '';
  const isShown = showsWays ?? (isNew || isAlone);
  return (
    <Sheet
      title={t('contactSheet.title')}
      side="bottom"
      beside={
        <button
          type="button"
          className={styles.ways}
          aria-label={t('chat.contacts')}
          aria-expanded={isShown}
          onClick={() => setShowsWays(!isShown)}
        >
          <Icon name="phone" size={20} />
        </button>
      }
    >
      <div className={styles.chat}>
        <ServiceLine />
        {isShown && <ContactWays />}
        {status === 'failed' && <ChatLoadFailed />}
        {service?.mode === 'external' && <ExternalChat script={service.script} />}
        {status !== 'failed' && service?.mode !== 'external' && (
          <>
            <ChatMessages />
            <ChatComposer onWrite={() => setShowsWays(false)} />
          </>
        )}
      </div>
    </Sheet>
  );
}

const EAT_OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;
const eat = (instant: string) => Date.parse(instant) + EAT_OFFSET_MS;

function ServiceLine() {
  const { service, conversation } = useChat();
  if (!service || service.mode === 'external') return null;
  const isOpen = service.is_open === 1;
  const clerk = conversation?.clerk ?? '';
  const hours = isOpen ? t('chat.open', service) : opensText(service.opens_at);
  return (
    <p className={styles.service} data-open={isOpen || clerk !== '' || undefined}>
      <i aria-hidden="true" />
      {clerk === '' ? hours : t('chat.withClerk', { name: clerk })}
    </p>
  );
}

function opensText(opensAt: string | null): string {
  if (opensAt === null) return t('chat.closed');
  const away =
    Math.floor(eat(opensAt) / DAY_MS) - Math.floor((serverNowMs() + EAT_OFFSET_MS) / DAY_MS);
  const written = new Date(eat(opensAt)).toISOString();
  const date = `${written.slice(8, 10)}/${written.slice(5, 7)}`;
  const day = away === 0 ? t('chat.day.today') : away === 1 ? t('chat.day.tomorrow') : date;
  return t('chat.closedUntil', { day, time: written.slice(11, 16) });
}
