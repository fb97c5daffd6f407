import { CHAT_TEXT_MAX } from '@kipute/contract/constants/content/chat';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { sendText, useChat } from '../../../features/chat/chat-store.ts';
import { usePlayer } from '../../../features/session/session-store.ts';
import { type PlainTextKey, t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import styles from './chat.module.css';

const quickReplies: readonly PlainTextKey[] = [
  'chat.quick.money',
  'chat.quick.withdraw',
  'chat.quick.bet',
  'chat.quick.password',
];

export function ChatComposer({ onWrite }: { onWrite: () => void }) {
  const [isAttaching, setAttaching] = useState(false);
  const { conversation, outgoing } = useChat();
  const isAtTheStart = conversation === null && outgoing.length === 0;
  return (
    <div className={styles.foot}>
      {isAtTheStart && <QuickReplies />}
      {isAttaching && <Attachment onDone={() => setAttaching(false)} />}
      <Composer
        isAttaching={isAttaching}
        onAttach={() => setAttaching(!isAttaching)}
        onWrite={onWrite}
      />
    </div>
  );
}

function QuickReplies() {
  return (
    <fieldset className={styles.quick} aria-label={t('chat.quick')}>
      {quickReplies.map((key) => (
        <button key={key} type="button" onClick={() => sendText(t(key))}>
          {t(key)}
        </button>
      ))}
    </fieldset>
  );
}

type ComposerProps = { isAttaching: boolean; onAttach: () => void; onWrite: () => void };

function Composer({ isAttaching, onAttach, onWrite }: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const send = () => {
    sendText(text);
    setText('');
    field.current?.focus();
  };
  // As on every chat: a line break takes the shift key, and a phone has its own button for both.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <button
        type="button"
        className={styles.attach}
        aria-label={t('chat.attach')}
        aria-expanded={isAttaching}
        onClick={onAttach}
      >
        <Icon name="paperclip" size={22} />
      </button>
      <label htmlFor={id}>
        <SpokenOnly>{t('chat.write')}</SpokenOnly>
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={text}
        maxLength={CHAT_TEXT_MAX}
        placeholder={t('chat.write')}
        enterKeyHint="send"
        onFocus={onWrite}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.send} aria-label={t('chat.send')}>
        <Icon name="send" size={20} />
      </button>
    </form>
  );
}

/** Only what is one's own can be attached, so a visitor is told to come in first (CHT-11). */
function Attachment({ onDone }: { onDone: () => void }) {
  const id = useId();
  const player = usePlayer();
  if (!player) return <p className={styles.hint}>{t('chat.signInToAttach')}</p>;
  const attach = (form: FormData) => {
    const serial = String(form.get('serial') ?? '')
      .replace(/\s/g, '')
      .toUpperCase();
    if (!/^[0-9A-Z]{8,31}$/.test(serial)) return;
    sendText('', serial);
    onDone();
  };
  return (
    <form className={styles.attachment} action={attach}>
      <label htmlFor={id}>{t('chat.serial')}</label>
      <div>
        <input
          id={id}
          name="serial"
          placeholder={t('chat.serialHint')}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={31}
        />
        <button type="submit">{t('chat.serialSend')}</button>
      </div>
    </form>
  );
}
