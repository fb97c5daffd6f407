import { useId } from 'react';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { SystemUpgrade } from '../../features/payments/progress/SystemUpgrade.tsx';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { Tabs } from '../../ui/control/Tabs.tsx';
import { DepositForm } from './DepositForm.tsx';
import styles from './deposit.module.css';
import { depositWays, FIRST_WAY, wayIn } from './deposit-way.ts';
import { OwnStop, ownStopOf } from './OwnStop.tsx';
import { ClaimForm } from './other-ways/ClaimForm.tsx';
import { Paybill } from './other-ways/Paybill.tsx';
import type { DepositWaysProps } from './use-deposit-form.ts';

/** What was paid before everything was switched off can still be asked about (MS-05). */
const waysWhileClosed = ['prompt', 'claim'] as const;

/** Three ways: a prompt on the phone, the operator's own menu, and what got lost on the way. */
export function DepositWays(props: DepositWaysProps) {
  const panelId = useId();
  const { parameters, choose } = useAddressChoice();
  const isOpen = props.offered.some(({ isOn }) => isOn);
  const offeredWays = isOpen ? depositWays : waysWhileClosed;
  const wanted = wayIn(parameters);
  const way = offeredWays.find((candidate) => candidate === wanted) ?? FIRST_WAY;
  const stop = ownStopOf(props);
  const texts = {
    prompt: t('deposit.byPrompt'),
    paybill: t('deposit.byPaybill'),
    claim: t('deposit.byReceipt'),
  };
  return (
    <section className={styles.ways}>
      <Tabs
        label={t('deposit.ways')}
        choices={offeredWays.map((id) => ({ id, text: texts[id] }))}
        current={way}
        panelId={panelId}
        onChoose={(id) => choose('way', id === FIRST_WAY ? '' : id)}
      />
      <div className={styles.panel} id={panelId} role="tabpanel" aria-label={texts[way]}>
        {/* What was paid already can be asked about whatever stops a new deposit. */}
        {way !== 'claim' && stop && <OwnStop stop={stop} {...props} />}
        {way === 'prompt' && isOpen && !stop && <DepositForm {...props} />}
        {way === 'prompt' && !isOpen && !stop && <SystemUpgrade text={t('deposit.closed')} />}
        {way === 'paybill' && !stop && (
          <Paybill key={currentLanguage()} player={props.player} offered={props.offered} />
        )}
        {way === 'claim' && (
          <ClaimForm player={props.player} offered={props.offered} onFollow={props.onFollow} />
        )}
      </div>
    </section>
  );
}
