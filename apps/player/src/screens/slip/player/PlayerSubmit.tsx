import { formatShillings } from '@kipute/domain/money/senti';
import { useState } from 'react';
import { acceptNewOdds, placeBets } from '../../../features/slip/placing/place-bets.ts';
import { isSameAgain } from '../../../features/slip/same-again.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import type { Slip } from '../bet/BetFooter.tsx';
import { ConfirmAgain } from './ConfirmAgain.tsx';
import { SendingButton, UnsurePart } from './UnderWay.tsx';

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
    <Button width="full" onClick={() => (isSameAgain(ids) ? setAsking(true) : place(slip))}>
      {t('slipBet.place', { amount: formatShillings(sum?.totalStake ?? slip.view.stakeMinimum) })}
    </Button>
  );
}

function place({ view, config, state }: Slip): void {
  const { openLegs: legs, mode, stake, paidWith } = view;
  if (typeof stake !== 'bigint') return;
  const { oddsChanges } = state;
  void placeBets({ legs, mode, stake, paidWith, oddsChanges }, config.liveDelaySeconds);
}
