import { Alert, Button, Input, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from '../../features/keys/keys-store.ts';
import { approvalsTexts } from '../../i18n/texts/approvals.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './approvals.module.css';
import { pathOf } from './ProposalList.tsx';
import { type ProposalDetail, useDecide, useTakeBack, type View } from './use-approvals.ts';

const NOTE_LENGTH_MAX = 200;

type DecideProps = { proposal: ProposalDetail; view: View; nextId: string | undefined };

/** After a decision the next one is shown; a queue is worked off without going back. */
function useNext({ view, nextId }: Pick<DecideProps, 'view' | 'nextId'>) {
  const navigate = useNavigate();
  return () =>
    void navigate(nextId === undefined ? `/approvals?view=${view}` : pathOf(nextId, view));
}

/** What is left to do about a waiting one: decide it, take it back, or only look. */
export function Decide({ proposal, view, nextId }: DecideProps) {
  const t = useText();
  const goOn = useNext({ view, nextId });
  const takeBack = useTakeBack(goOn);
  if (proposal.by_me === 1) {
    return (
      <div className={classes.decide}>
        <Alert type="info" showIcon title={t(approvalsTexts.somebodyElse)} />
        <Button loading={takeBack.isPending} onClick={() => takeBack.mutate(proposal.id)}>
          {t(approvalsTexts.takeBack)}
        </Button>
      </div>
    );
  }
  if (proposal.for_me === 0) {
    return <Alert type="info" showIcon title={t(approvalsTexts.noNode)} />;
  }
  return <DecideForm id={proposal.id} onDone={goOn} />;
}

function DecideForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useText();
  const noteId = useId();
  const noteInput = useRef<InputRef>(null);
  const [note, setNote] = useState('');
  const [isNoteMissing, setNoteMissing] = useState(false);
  const decide = useDecide(onDone);
  const send = (decision: 'approve' | 'refuse') => {
    if (decide.isPending) return;
    const isMissing = decision === 'refuse' && note.trim() === '';
    setNoteMissing(isMissing);
    if (isMissing) return noteInput.current?.focus();
    decide.mutate({ id, decision, note: note.trim() });
  };
  const [approve, refuse] = [() => send('approve'), () => send('refuse')];
  useKeys([
    { keys: 'r', title: approvalsTexts.refuse, run: refuse },
    { keys: 'a', title: approvalsTexts.approve, run: approve },
  ]);
  return (
    <div className={classes.decide}>
      <Alert type="info" showIcon title={t(approvalsTexts.exactly)} />
      <div className={classes.deciding}>
        <div className={classes.note}>
          <label htmlFor={noteId}>{t(approvalsTexts.yourNote)}</label>
          <Input
            id={noteId}
            ref={noteInput}
            value={note}
            maxLength={NOTE_LENGTH_MAX}
            status={isNoteMissing ? 'error' : ''}
            aria-invalid={isNoteMissing}
            aria-describedby={isNoteMissing ? `${noteId}-missing` : undefined}
            onChange={({ target }) => setNote(target.value)}
          />
          {isNoteMissing && (
            <span id={`${noteId}-missing`} className={classes.missing} role="alert">
              {t(approvalsTexts.noteNeeded)}
            </span>
          )}
        </div>
        <Button danger disabled={decide.isPending} aria-keyshortcuts="r" onClick={refuse}>
          {t(approvalsTexts.refuse)}{' '}
          <span className={classes.key} aria-hidden="true">
            R
          </span>
        </Button>
        <Button type="primary" loading={decide.isPending} aria-keyshortcuts="a" onClick={approve}>
          {t(approvalsTexts.approve)}{' '}
          <span className={classes.key} aria-hidden="true">
            A
          </span>
        </Button>
      </div>
    </div>
  );
}
