import { rowsOf } from '@kipute/contract/constants/choice';
import {
  type WithdrawalRefusalCode,
  withdrawalRefusals,
} from '@kipute/contract/constants/money/withdrawals';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useId, useRef, useState } from 'react';
import { useKeys } from '../../features/keys/keys-store.ts';
import { queueTexts } from '../../i18n/texts/withdrawal-queue.ts';
import { useText } from '../../i18n/use-text.ts';
import { moneyText } from '../orders/money-text.ts';
import type { CaseProps } from './CasePanel.tsx';
import classes from './withdrawal-queue.module.css';

const NOTE_LENGTH_MAX = 200;

const reasons = rowsOf(withdrawalRefusals);

/** Claim, let go, approve with a note, refuse with a reason: each a button and a key. */
export function DecideCase({ row, deeds, refusing, setRefusing, secondFrom }: CaseProps) {
  const t = useText();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<'approve' | 'other'>();
  const noteInput = useRef<TextAreaRef>(null);
  const noteId = useId();
  const { serial_number, claim } = row;
  const isMine = claim?.mine === 1;
  const isBlocked = claim !== null && !isMine;
  const isBusy = deeds.decide.isPending || isBlocked;
  const needNote = (why: 'approve' | 'other') => {
    setMissing(why);
    noteInput.current?.focus();
  };
  const approve = () => {
    if (isBusy) return;
    if (note.trim() === '') return needNote('approve');
    deeds.decide.mutate({ serial_number, decision: 'approved', note: note.trim() });
  };
  const refuse = (reason: WithdrawalRefusalCode) => {
    if (isBusy) return;
    const isSilent = 'noteWanted' in withdrawalRefusals[reason];
    if (isSilent && note.trim() === '') return needNote('other');
    deeds.decide.mutate({ serial_number, decision: 'rejected', reason, note: note.trim() });
  };
  const claimIt = () => deeds.claim.mutate(serial_number);
  const letGo = () => deeds.release.mutate(serial_number);
  useKeys([
    ...reasons
      .map(([code, { id, ...reason }]) => ({
        keys: `r ${id}`,
        title: {
          en: queueTexts.refuseAs.en.replace('{reason}', reason.en),
          sw: queueTexts.refuseAs.sw.replace('{reason}', reason.sw),
        },
        run: () => refuse(code),
        shown: 'all-keys' as const,
      }))
      .toReversed(),
    { keys: 'a', title: queueTexts.approve, run: approve },
    ...(isMine ? [{ keys: 'l', title: queueTexts.letGo, run: letGo }] : []),
    { keys: 'c', title: queueTexts.claimIt, run: claimIt },
  ]);
  return (
    <div className={classes.decide}>
      <p className={classes.quiet}>{t(queueTexts.refuseWith)}</p>
      <ol className={classes.reasons} data-open={refusing}>
        {reasons.map(([code, reason]) => (
          <li key={code}>
            <button
              type="button"
              disabled={isBusy}
              aria-keyshortcuts={`r ${reason.id}`}
              title={t(queueTexts.playerReads, { text: t(reason.told) })}
              onClick={() => refuse(code)}
            >
              <kbd>{reason.id}</kbd> {t(reason)}
            </button>
          </li>
        ))}
      </ol>
      <label htmlFor={noteId}>{t(queueTexts.note)}</label>
      <Input.TextArea
        id={noteId}
        ref={noteInput}
        rows={2}
        value={note}
        maxLength={NOTE_LENGTH_MAX}
        status={missing ? 'error' : ''}
        aria-invalid={missing !== undefined}
        onChange={({ target }) => {
          setMissing(undefined);
          setNote(target.value);
        }}
        onKeyDown={({ key, currentTarget }) => {
          // Out of the field, so that the next letter is a key again.
          if (key === 'Escape') currentTarget.blur();
        }}
      />
      {missing && (
        <span className={classes.missing} role="alert">
          {t(missing === 'approve' ? queueTexts.noteMissing : queueTexts.noteForOther)}
        </span>
      )}
      <div className={classes.buttons}>
        {isMine ? (
          <Button aria-keyshortcuts="l" loading={deeds.release.isPending} onClick={letGo}>
            {t(queueTexts.letGo)} <Key cap="L" />
          </Button>
        ) : (
          <Button aria-keyshortcuts="c" loading={deeds.claim.isPending} onClick={claimIt}>
            {t(queueTexts.claimIt)} <Key cap="C" />
          </Button>
        )}
        <Button
          danger
          disabled={isBusy}
          aria-expanded={refusing === 'yes'}
          onClick={() => setRefusing(refusing === 'yes' ? 'no' : 'yes')}
        >
          {t(queueTexts.refuse)} <Key cap="R" />
        </Button>
        <Button type="primary" aria-keyshortcuts="a" disabled={isBusy} onClick={approve}>
          {t(queueTexts.approve)} <Key cap="A" />
        </Button>
      </div>
      <small className={classes.quiet}>
        {t(queueTexts.secondFrom, { amount: moneyText(secondFrom) })}
      </small>
    </div>
  );
}

const Key = ({ cap }: { cap: string }) => (
  <span className={classes.key} aria-hidden="true">
    {cap}
  </span>
);
