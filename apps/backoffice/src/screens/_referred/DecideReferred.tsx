import { fromWireShillings } from '@kipute/domain/money/senti';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useKeys } from '../../features/keys/keys-store.ts';
import { referredTexts } from '../../i18n/texts/referred.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './referred.module.css';
import { type ReferredBet, useDecideReferred } from './use-referred.ts';

/** Accept, cut or refuse; the keys are those of the bet that is chosen. */
export function DecideReferred({ bet, hasKeys }: { bet: ReferredBet; hasKeys: boolean }) {
  const t = useText();
  const decide = useDecideReferred();
  const [isCutting, setCutting] = useState(false);
  const send = (decision: 'accept' | 'refuse') => {
    if (!decide.isPending) decide.mutate({ id: bet.id, decision });
  };
  const accept = () => send('accept');
  const refuse = () => send('refuse');
  const cut = () => setCutting(true);
  useKeys(
    hasKeys && !isCutting
      ? [
          { keys: 'a', title: referredTexts.accept, run: accept },
          { keys: 'c', title: referredTexts.cut, run: cut },
          { keys: 'r', title: referredTexts.refuse, run: refuse },
        ]
      : [],
  );
  if (isCutting) {
    return (
      <CutForm
        bet={bet}
        isSending={decide.isPending}
        onSend={(amount) =>
          decide.mutate(
            { id: bet.id, decision: 'cut', amount },
            { onSuccess: () => setCutting(false) },
          )
        }
        onBack={() => setCutting(false)}
      />
    );
  }
  return (
    <div className={classes.deciding}>
      <Button danger disabled={decide.isPending} aria-keyshortcuts="r" onClick={refuse}>
        {t(referredTexts.refuse)} <Key letter="R" />
      </Button>
      <Button disabled={decide.isPending} aria-keyshortcuts="c" onClick={cut}>
        {t(referredTexts.cut)} <Key letter="C" />
      </Button>
      <Button type="primary" loading={decide.isPending} aria-keyshortcuts="a" onClick={accept}>
        {t(referredTexts.accept)} <Key letter="A" />
      </Button>
    </div>
  );
}

const Key = ({ letter }: { letter: string }) => (
  <span className={classes.key} aria-hidden="true">
    {letter}
  </span>
);

type CutProps = {
  bet: ReferredBet;
  isSending: boolean;
  onSend: (amount: number) => void;
  onBack: () => void;
};

const SENTI_PER_SHILLING = 100n;

/** Undefined for what is no smaller stake in whole shillings. */
function cutOf(text: string, { stake }: ReferredBet): number | undefined {
  const typed = Number(text.replace(/[,\s]/g, ''));
  const amount = fromWireShillings(typed);
  const isWhole = amount !== undefined && amount > 0n && amount % SENTI_PER_SHILLING === 0n;
  return isWhole && typed < stake ? typed : undefined;
}

function CutForm({ bet, isSending, onSend, onBack }: CutProps) {
  const t = useText();
  const id = useId();
  // Half is what traders offer most; a thousand is what people type.
  const [text, setText] = useState(() => String(Math.floor(bet.stake / 2_000) * 1_000 || 1_000));
  const [isWrong, setWrong] = useState(false);
  const send = () => {
    const amount = cutOf(text, bet);
    setWrong(amount === undefined);
    if (amount !== undefined && !isSending) onSend(amount);
  };
  return (
    <form
      className={classes.deciding}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>{t(referredTexts.cutTo)}</label>
      <Input
        id={id}
        className={classes.amount ?? ''}
        autoFocus
        inputMode="numeric"
        prefix="TSh"
        value={text}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onBack()}
      />
      <Button onClick={onBack}>{t(referredTexts.back)}</Button>
      <Button type="primary" htmlType="submit" loading={isSending}>
        {t(referredTexts.send)}
      </Button>
      <small id={`${id}-hint`} className={isWrong ? classes.wrong : classes.hint}>
        {t(isWrong ? referredTexts.cutInvalid : referredTexts.cutHint)}
      </small>
    </form>
  );
}
