import { CHAT_TEXT_MAX } from '@kipute/contract/constants/content/chat';
import type { CallInput } from '@kipute/contract/registry';
import { Button, Input, Select } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useKeys } from '../../features/keys/keys-store.ts';
import { useMay } from '../../features/permissions/administrator.tsx';
import { chatTexts } from '../../i18n/texts/chat.ts';
import { useText } from '../../i18n/use-text.ts';
import { typedMoney } from '../_form-kit/definition/typed-money.ts';
import { type Canned, cannedBody, cannedMatches, isShortcut } from './canned-matches.ts';
import classes from './chat-inbox.module.css';
import { recordTexts } from './Messages.tsx';
import { type Conversation, type Opened, useAnswer, useCanned } from './use-chat-inbox.ts';

const ROWS = 3;

type Answer = Omit<CallInput<'chat_office/answer'>, 'id' | 'request_key'>;

/** The same words again are the same message; other words are another one. */
function useSending(id: string, onDone: () => void) {
  const last = useRef({ said: '', key: '' });
  const answer = useAnswer(() => {
    last.current = { said: '', key: '' };
    onDone();
  });
  const keyOf = (wanted: Answer): string => {
    const said = JSON.stringify(wanted);
    if (last.current.said !== said) last.current = { said, key: crypto.randomUUID() };
    return last.current.key;
  };
  return {
    isPending: answer.isPending,
    send: (wanted: Answer) => {
      if (!answer.isPending) answer.mutate({ id, request_key: keyOf(wanted), ...wanted });
    },
  };
}

type Records = NonNullable<Opened['player']>['recent'];
type AnsweringProps = { conversation: Conversation; records: Records };

export function Answering({ conversation: { id, language }, records }: AnsweringProps) {
  const t = useText();
  const may = useMay();
  const field = useRef<TextAreaRef>(null);
  const [text, setText] = useState('');
  const { send, isPending } = useSending(id, () => setText(''));
  const found = cannedMatches(text, useCanned(may('chat_canned/inquire')));
  const insert = (answer: Canned) => {
    setText(cannedBody(answer, language));
    field.current?.focus();
  };
  const sendText = () => {
    if (text.trim() !== '') send({ text });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const [first] = found;
    if (first) insert(first);
    else if (!isShortcut(text)) sendText();
  };
  const begin = () => {
    field.current?.focus();
    if (text === '') setText('/');
  };
  useKeys([{ keys: '/', title: chatTexts.canned, run: begin }]);
  return (
    <div className={classes.answering}>
      {found.length > 0 && <CannedList found={found} language={language} onChoose={insert} />}
      <Input.TextArea
        ref={field}
        rows={ROWS}
        value={text}
        maxLength={CHAT_TEXT_MAX}
        aria-label={t(chatTexts.answer)}
        placeholder={t(chatTexts.answerHint)}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.deeds}>
        <AttachRecord
          records={records}
          onChoose={(serial_number) => send({ text: '', card: 'record', serial_number })}
        />
        <Button
          size="small"
          disabled={isPending}
          onClick={() => send({ text: '', card: 'phones' })}
        >
          {t(chatTexts.phones)}
        </Button>
        <Button
          size="small"
          disabled={isPending}
          onClick={() => send({ text: '', card: 'messaging' })}
        >
          {t(chatTexts.messaging)}
        </Button>
        <Button type="primary" loading={isPending} onClick={sendText}>
          {t(chatTexts.send)}
        </Button>
      </div>
    </div>
  );
}

type AttachProps = { records: Records; onChoose: (serial: string) => void };

/** A bet or a payment of this very player, as a card. */
function AttachRecord({ records, onChoose }: AttachProps) {
  const t = useText();
  if (records.length === 0) return null;
  return (
    <Select
      size="small"
      className={classes.attach ?? ''}
      value={null}
      aria-label={t(chatTexts.attach)}
      placeholder={t(chatTexts.attach)}
      options={records.map(({ kind, serial_number, amount }) => ({
        value: serial_number,
        label: `${t(recordTexts[kind])} ${typedMoney(amount)} · ${serial_number}`,
      }))}
      onChange={(serial: string | null) => {
        if (serial !== null) onChoose(serial);
      }}
    />
  );
}

type CannedListProps = {
  found: readonly Canned[];
  language: 'sw' | 'en';
  onChoose: (answer: Canned) => void;
};

function CannedList({ found, language, onChoose }: CannedListProps) {
  const t = useText();
  return (
    <ul className={classes.canned} aria-label={t(chatTexts.canned)}>
      {found.map((answer) => (
        <li key={answer.id}>
          <button type="button" onClick={() => onChoose(answer)}>
            <b>/{answer.shortcut}</b> {cannedBody(answer, language)}
          </button>
        </li>
      ))}
    </ul>
  );
}
