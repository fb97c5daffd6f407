import { useCallback, useId, useRef } from 'react';
import { serverNowMs } from '../../features/clock/server-clock.ts';
import { showToast } from '../../features/toasts/toast-store.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './inbox.module.css';
import { isOwnPath, lookOf, type Message, shownMoment } from './inbox-words.ts';
import { sayFailed } from './say-failed.ts';
import { useSwipeAway } from './use-swipe-away.ts';
import { showUnread } from './use-unread.ts';

type MessageRowProps = {
  message: Message;
  isOpen: boolean;
  onToggle: () => void;
  /** Also when it was brought back. */
  onRemoved: () => void;
};

/** One line until it is tapped; then all of it, where it leads and how to be rid of it. */
export function MessageRow({ message, isOpen, onToggle, onRemoved }: MessageRowProps) {
  const id = useId();
  const { icon, tone } = lookOf(message);
  const isUnread = message.viewed === 0 && !isOpen;
  const front = useRef<HTMLDivElement>(null);
  const away = useCallback(() => remove(message.id, onRemoved), [message.id, onRemoved]);
  useSwipeAway(front, away);
  return (
    <li className={styles.row} data-unread={isUnread}>
      <div ref={front} className={styles.front}>
        <button
          type="button"
          className={styles.line}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={styles.icon} data-tone={tone}>
            <Icon name={icon} size={20} />
          </span>
          <span className={styles.words}>
            <b className={styles.subject}>{message.subject}</b>
            {!isOpen && <span className={styles.start}>{message.body.split('\n')[0]}</span>}
          </span>
          <span className={styles.moment}>
            <time dateTime={message.send_time}>
              {shownMoment(message.send_time, serverNowMs())}
            </time>
            {isUnread && (
              <i className={styles.dot}>
                <SpokenOnly>{t('inbox.unread')}</SpokenOnly>
              </i>
            )}
          </span>
        </button>
        <div id={id} hidden={!isOpen} className={styles.whole}>
          {isOpen && <Whole message={message} onRemoved={onRemoved} />}
        </div>
      </div>
      <span className={styles.away} aria-hidden="true">
        <Icon name="trash-2" size={20} />
      </span>
    </li>
  );
}

function Whole({ message, onRemoved }: Pick<MessageRowProps, 'message' | 'onRemoved'>) {
  return (
    <>
      <p className={styles.body}>{message.body}</p>
      <div className={styles.deeds}>
        {isOwnPath(message.jump) && (
          <ButtonLink variant="outline" to={message.jump}>
            {t('inbox.open')}
          </ButtonLink>
        )}
        <Button variant="outline" onClick={() => void remove(message.id, onRemoved)}>
          <Icon name="trash-2" size={18} />
          {t('inbox.remove')}
        </Button>
      </div>
    </>
  );
}

const UNDO_MS = 8_000;

/** Answers whether it is; the way back stays open for some seconds. */
async function remove(id: string, onRemoved: () => void): Promise<boolean> {
  const counts = await api.message.remove({ id }, { silent: true }).catch(sayFailed);
  if (!counts) return false;
  showUnread(counts);
  onRemoved();
  showToast({
    tone: 'success',
    text: t('inbox.removed'),
    action: { label: t('inbox.restore'), run: () => void restore(id, onRemoved) },
    leavesAfterMs: UNDO_MS,
  });
  return true;
}

async function restore(id: string, onRemoved: () => void): Promise<void> {
  const counts = await api.message.restore({ id }, { silent: true }).catch(sayFailed);
  if (!counts) return;
  showUnread(counts);
  onRemoved();
}
