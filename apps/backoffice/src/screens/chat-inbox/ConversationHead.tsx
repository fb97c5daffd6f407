import { chatStateNames } from '@kipute/contract/constants/content/chat';
import { Button, Input, Popover, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from '../../features/keys/keys-store.ts';
import { chatTexts } from '../../i18n/texts/chat.ts';
import { useText } from '../../i18n/use-text.ts';
import { pathOf, useName } from './ConversationList.tsx';
import classes from './chat-inbox.module.css';
import { type Conversation, useClerks, useMove } from './use-chat-inbox.ts';

type HeadProps = { conversation: Conversation; mayAnswer: boolean };

const REASON_MAX = 200;

/** Whose it is, and what its clerk may do with it. */
export function ConversationHead({ conversation, mayAnswer }: HeadProps) {
  const t = useText();
  const nameOf = useName();
  const { state, clerk, closed_reason } = conversation;
  return (
    <header className={classes.head}>
      <div>
        <h2>{nameOf(conversation)}</h2>
        <span className={classes.state} data-state={state}>
          {t(chatStateNames[state])}
        </span>{' '}
        {clerk !== null && t(chatTexts.withClerk, clerk)}
        {state === 'closed' && closed_reason !== '' && (
          <span>{t(chatTexts.closedReason, { reason: closed_reason })}</span>
        )}
      </div>
      <div className={classes.deeds}>
        {mayAnswer && <Deeds conversation={conversation} />}
        <Button size="small" onClick={() => window.print()}>
          {t(chatTexts.print)}
        </Button>
      </div>
    </header>
  );
}

function Deeds({ conversation: { id, state, clerk, is_mine } }: { conversation: Conversation }) {
  const t = useText();
  const navigate = useNavigate();
  const move = useMove(id);
  const canClaim = clerk === null;
  const claim = () => {
    if (!canClaim || move.isPending) return;
    // It leaves the list of those that wait, and goes on in one's own.
    const onSuccess = () => void navigate(pathOf(id, 'mine'), { replace: true });
    move.mutate({ kind: 'claim' }, { onSuccess });
  };
  useKeys([{ keys: 'c', title: chatTexts.claim, run: claim }]);
  return (
    <>
      {canClaim && (
        <Button
          size="small"
          type="primary"
          aria-keyshortcuts="c"
          loading={move.isPending}
          onClick={claim}
        >
          {t(chatTexts.claim)}{' '}
          <span className={classes.key} aria-hidden="true">
            C
          </span>
        </Button>
      )}
      {is_mine === 1 && (
        <Button size="small" onClick={() => move.mutate({ kind: 'release' })}>
          {t(chatTexts.release)}
        </Button>
      )}
      {state === 'with-clerk' && <Transfer id={id} />}
      {state !== 'closed' && (canClaim || is_mine === 1) && <Close id={id} />}
    </>
  );
}

function Transfer({ id }: { id: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const move = useMove(id);
  const clerks = useClerks(isOpen);
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <Select
          className={classes.clerks ?? ''}
          aria-label={t(chatTexts.transferTo)}
          placeholder={t(chatTexts.transferTo)}
          options={clerks.map((clerk) => ({ value: clerk.id, label: clerk.name }))}
          onChange={(to: string) => {
            setOpen(false);
            move.mutate({ kind: 'transfer', to });
          }}
        />
      }
    >
      <Button size="small">{t(chatTexts.transfer)}</Button>
    </Popover>
  );
}

function Close({ id }: { id: string }) {
  const t = useText();
  const [reason, setReason] = useState('');
  const move = useMove(id);
  return (
    <Popover
      trigger="click"
      content={
        <form
          className={classes.closing}
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() !== '') move.mutate({ kind: 'close', reason: reason.trim() });
          }}
        >
          <Input
            aria-label={t(chatTexts.closeReason)}
            placeholder={t(chatTexts.closeReason)}
            maxLength={REASON_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button htmlType="submit" type="primary" disabled={reason.trim() === ''}>
            {t(chatTexts.close)}
          </Button>
        </form>
      }
    >
      <Button size="small">{t(chatTexts.close)}</Button>
    </Popover>
  );
}
