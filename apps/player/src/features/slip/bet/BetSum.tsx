import { formatShillings } from '@kipute/domain/money/senti';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Money } from '../../../ui/Money.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import type { Slip } from '../use-slip.ts';
import type { SlipSum } from '../view/slip-sum.ts';
import styles from './bet.module.css';

/** How the payout comes about, line by line. */
export function SumLines({ sum, config }: Slip & { sum: SlipSum }) {
  const { taxRatePercent } = config.terms;
  return (
    <dl className={styles.sum}>
      {sum.totalOdds && <Line name={t('slipBet.odds')} value={sum.totalOdds} />}
      {sum.lines > 1 && <Line name={t('slipBet.lines')} value={String(sum.lines)} />}
      {sum.leastPaid !== undefined && (
        <Line
          name={t('slipBet.range')}
          value={`${formatShillings(sum.leastPaid)} – ${formatShillings(sum.paid)}`}
        />
      )}
      {sum.bets > 1 && <Line name={t('slipBet.bets')} value={String(sum.bets)} />}
      <Line name={t('slipBet.profit')} value={formatShillings(sum.profit)} />
      {sum.winBonus > 0n && (
        <Line
          name={t('slipBet.bonus', { percent: sum.winBonusPercent })}
          value={`+${formatShillings(sum.winBonus)}`}
          tone="gain"
        />
      )}
      {sum.ceiling && <CeilingLine {...sum.ceiling} />}
      <Line
        name={t('slipBet.tax', { percent: taxRatePercent })}
        value={`−${formatShillings(sum.tax)}`}
      />
    </dl>
  );
}

/** What all of it may pay, beside what all of it costs where that is more than the one stake. */
export function PaidLine({ sum }: { sum: SlipSum }) {
  return (
    <div>
      <dl className={styles.total}>
        {sum.bets > 1 && (
          <div>
            <dt>{t('slipBet.totalStake')}</dt>
            <dd>
              <Money amount={sum.totalStake} />
            </dd>
          </div>
        )}
        <div className={styles.paid}>
          <dt>{t('slipBet.paid')}</dt>
          <dd>
            <Money amount={sum.paid} />
          </dd>
        </div>
      </dl>
      <SpokenPaid paid={`${t('slipBet.paid')} ${formatShillings(sum.paid)}`} />
    </div>
  );
}

/** Said also where the profit alone is cut: then there is nothing to take off the other lines. */
function CeilingLine({ maximum, cut }: NonNullable<SlipSum['ceiling']>) {
  const name = t('slipBet.ceiling', { amount: formatShillings(maximum) });
  return (
    <Line name={name} value={cut > 0n ? `−${formatShillings(cut)}` : t('slipBet.ceilingMet')} />
  );
}

type LineProps = { name: string; value: string; tone?: 'gain' };

function Line({ name, value, tone }: LineProps) {
  return (
    <div className={tone && styles[tone]}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const SPOKEN_EVERY_MS = 5_000;

/** Read out when it has changed, but not with every price that moves. */
function SpokenPaid({ paid }: { paid: string }) {
  const latest = useRef(paid);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    latest.current = paid;
  });
  useEffect(() => {
    const timer = setInterval(() => setSpoken(latest.current), SPOKEN_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <SpokenOnly>
      <span aria-live="polite">{spoken}</span>
    </SpokenOnly>
  );
}
