import { formatShillings } from '@kipute/domain/money/senti';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { isDuplicateBet } from '../duplicate-bet.ts';
import { acceptNewOdds, placeBets, retryUnanswered } from '../placing/place-bets.ts';
import { report } from '../slip-store.ts';
import { forgetUnanswered } from '../unanswered-bets.ts';
import type { Slip } from '../use-slip.ts';
import styles from './player.module.css';

/** The button of a player whose bet could be placed, is on its way or is not known of. */
export function PlayerSubmit(slip: Slip) {
  switch (slip.view.submit.kind) {
    case 'sending':
      return <SendingButton {...slip} />;
    case 'unsure':
      return <UnsurePart />;
    case 'accept-odds':
      return <AcceptButton {...slip} />;
    default:
      return <PlaceButton {...slip} />;
  }
}

/** Odds that moved further than the player lets them are taken by hand. */
function AcceptButton({ view }: Slip) {
  return (
    <>
      <Notice>{t('slipBet.acceptFirst')}</Notice>
      <Button width="full" onClick={() => acceptNewOdds(view.openLegs)}>
        {t('slipBet.acceptNew')}
      </Button>
    </>
  );
}

function PlaceButton(slip: Slip) {
  const { openLegs, sum } = slip.view;
  const [isAsking, setAsking] = useState(false);
  const ids = openLegs.map(({ pick }) => pick.id_card);
  if (isAsking) {
    return <ConfirmAgain onYes={() => place(slip)} onNo={() => setAsking(false)} />;
  }
  return (
    <Button width="full" onClick={() => (isDuplicateBet(ids) ? setAsking(true) : place(slip))}>
      {t('slipBet.place', { amount: formatShillings(sum?.totalStake ?? slip.view.stakeMinimum) })}
    </Button>
  );
}

function place({ view, config, state }: Slip): void {
  const { openLegs: legs, mode, stakes, paidWith } = view;
  if (!stakes) return;
  const { oddsChanges } = state;
  void placeBets({ legs, mode, stakes, paidWith, oddsChanges }, config.liveDelaySeconds);
}

type ConfirmAgainProps = { onYes: () => void; onNo: () => void };

/** The same picks as in the last bet: asked in the button's place, so nothing is covered. */
function ConfirmAgain({ onYes, onNo }: ConfirmAgainProps) {
  const words = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      className={styles.confirm}
      role="alertdialog"
      aria-labelledby={words}
      tabIndex={-1}
    >
      <p id={words}>{t('slipBet.again')}</p>
      <Button variant="outline" onClick={onNo}>
        {t('slipBet.no')}
      </Button>
      <Button onClick={onYes}>{t('slipBet.yes')}</Button>
    </div>
  );
}

const SECOND_MS = 1_000;

/** A bet in play is held for some seconds, which are counted down. */
function SendingButton({ state: { sent } }: Slip) {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const leftMs = sent ? sent.atMs + sent.heldSeconds * SECOND_MS - nowMs : 0;
  const seconds = Math.ceil(leftMs / SECOND_MS);
  return (
    <Button width="full" state="sending">
      {seconds > 0 ? t('slipBet.held', { seconds }) : t('slipBet.sending')}
    </Button>
  );
}

/** No response came: only a retry with the same key can tell whether the bet was placed. */
function UnsurePart() {
  return (
    <>
      <Notice tone="warn" icon="wifi-off" role="alert">
        {t('slipBet.unsure')}
      </Notice>
      <div className={styles.pair}>
        <Button variant="outline" onClick={drop}>
          {t('slipBet.drop')}
        </Button>
        <Button onClick={() => void retryUnanswered()}>{t('slipBet.askAgain')}</Button>
      </div>
    </>
  );
}

function drop(): void {
  forgetUnanswered();
  report({ activity: 'idle' });
}
