import { lockText } from '../../../features/cash-out/bar/lock-text.ts';
import type { KnownOffer } from '../../../features/cash-out/offers/offer-board.ts';
import { useOffer } from '../../../features/cash-out/offers/offers.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { Order } from '../../order/order-result.ts';
import styles from './cashed.module.css';
import { stepLines } from './step-lines.ts';

/** For whoever wants to know why the button says this number and no other. */
export function CashOutSteps({ order }: { order: Order }) {
  const known = useOffer(order.id);
  return (
    <details className={styles.steps}>
      <summary className={styles.fold}>
        {t('cashOut.how')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <Steps known={known} order={order} />
    </details>
  );
}

type StepsProps = { known: KnownOffer; order: Order };

function Steps({ known, order }: StepsProps) {
  if (known.status !== 'known') return <p>{t('cashOut.retrievingText')}</p>;
  const { offer } = known;
  if (offer.state === 'locked') return <p>{lockText(offer.why)}</p>;
  return (
    <>
      <ol>
        {stepLines(offer.steps, order).map(({ name, detail, effect }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is where it is in the sum.
          <li className={styles.step} key={at}>
            <span className={styles.words}>
              <span>{name}</span>
              {detail && <small>{detail}</small>}
            </span>
            <span className={styles.effect}>{effect}</span>
          </li>
        ))}
        <li className={styles.step} data-sum="true">
          <b>{t('cashOut.step.paid')}</b>
          <b className={styles.effect}>
            <Money amount={offer.paid} />
          </b>
        </li>
      </ol>
      <p className={styles.footnote}>{t('cashOut.step.nowText')}</p>
    </>
  );
}
