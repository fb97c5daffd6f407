import { rowsOf } from '@kipute/contract/constants/choice';
import {
  type WithdrawalRefusalCode,
  withdrawalRefusals,
} from '@kipute/contract/constants/money/withdrawals';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useId, useRef, useState } from 'react';
import { useKeys } from '../../features/keys/keys-store.ts';
import { composeText } from '../../i18n/text.ts';
import { queueTexts } from '../../i18n/texts/withdrawal-queue.ts';
import { useText } from '../../i18n/use-text.ts';
import { moneyText } from '../orders/money-text.ts';
import type { CaseProps } from './CasePanel.tsx';
import classes from './withdrawal-queue.module.css';

const NOTE_LENGTH_MAX = 200;

const reasons = rowsOf(withdrawalRefusals);

type Deciding = Pick<CaseProps, 'row' | 'deeds'>;

/** What may be done about it now, and what stands in the way. */
function useDecisions({ row: { serial_number, claim }, deeds }: Deciding) {
  const [note, writeNote] = useState('');
  const [missing, setMissing] = useState<'approve' | 'other'>();
  const noteInput = useRef<TextAreaRef>(null);
  const isMine = claim?.mine === 1;
  const isBusy = deeds.decide.isPending || (claim !== null && !isMine);
  const needNote = (why: 'approve' | 'other') => {
    setMissing(why);
    noteInput.current?.focus();
  };
  const said = note.trim();
  return {
    ...{ note, missing, noteInput, isMine, isBusy },
    setNote: (text: string) => {
      setMissing(undefined);
      writeNote(text);
    },
    approve: () => {
      if (isBusy) return;
      if (said === '') return needNote('approve');
      deeds.decide.mutate({ serial_number, decision: 'approved', note: said });
    },
    refuse: (reason: WithdrawalRefusalCode) => {
      if (isBusy) return;
      if ('noteWanted' in withdrawalRefusals[reason] && said === '') return needNote('other');
      deeds.decide.mutate({ serial_number, decision: 'rejected', reason, note: said });
    },
    claimIt: () => deeds.claim.mutate(serial_number),
    letGo: () => deeds.release.mutate(serial_number),
  };
}

type Decisions = ReturnType<typeof useDecisions>;

/** `R` and then its number; all of them stand in the list of all keys. */
function useDecisionKeys({ approve, refuse, isMine, claimIt, letGo }: Decisions) {
  const refusals = reasons.map(([code, { id, ...reason }]) => ({
    keys: `r ${id}`,
    title: {
      en: composeText('en', queueTexts.refuseAs, { reason: reason.en }),
      sw: composeText('sw', queueTexts.refuseAs, { reason: reason.sw }),
    },
    run: () => refuse(code),
    shown: 'all-keys' as const,
  }));
  useKeys([
    ...refusals.toReversed(),
    { keys: 'a', title: queueTexts.approve, run: approve },
    ...(isMine ? [{ keys: 'l', title: queueTexts.letGo, run: letGo }] : []),
    { keys: 'c', title: queueTexts.claimIt, run: claimIt },
  ]);
}

/** Claim, let go, approve with a note, refuse with a reason: each a button and a key. */
export function DecideCase({ row, deeds, refusing, setRefusing, secondFrom }: CaseProps) {
  const t = useText();
  const decisions = useDecisions({ row, deeds });
  useDecisionKeys(decisions);
  const { isMine, isBusy, approve, claimIt, letGo } = decisions;
  return (
    <div className={classes.decide}>
      <Reasons decisions={decisions} refusing={refusing} />
      <Note decisions={decisions} />
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

type PartProps = { decisions: Decisions };

function Reasons({ decisions, refusing }: PartProps & Pick<CaseProps, 'refusing'>) {
  const t = useText();
  return (
    <>
      <p className={classes.quiet}>{t(queueTexts.refuseWith)}</p>
      <ol className={classes.reasons} data-open={refusing}>
        {reasons.map(([code, reason]) => (
          <li key={code}>
            <button
              type="button"
              disabled={decisions.isBusy}
              aria-keyshortcuts={`r ${reason.id}`}
              title={t(queueTexts.playerReads, { text: t(reason.told) })}
              onClick={() => decisions.refuse(code)}
            >
              <kbd>{reason.id}</kbd> {t(reason)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function Note({ decisions: { note, setNote, missing, noteInput } }: PartProps) {
  const t = useText();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t(queueTexts.note)}</label>
      <Input.TextArea
        id={id}
        ref={noteInput}
        rows={2}
        value={note}
        maxLength={NOTE_LENGTH_MAX}
        status={missing ? 'error' : ''}
        aria-invalid={missing !== undefined}
        onChange={({ target }) => setNote(target.value)}
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
    </>
  );
}

const Key = ({ cap }: { cap: string }) => (
  <span className={classes.key} aria-hidden="true">
    {cap}
  </span>
);
