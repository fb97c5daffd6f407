import { formatShillings } from '@kipute/domain/money/senti';
import { type CashedPart, moneyIn } from '../../../features/cash-out/offers/offer.ts';
import { Shillings } from '../../../features/payments/parts/Shillings.tsx';
import { t } from '../../../i18n/i18n.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { eastAfricaMoment } from '../../east-africa-moment.ts';
import styles from './cashed.module.css';

/** Every part of a bet that was cashed: when, of which stake, and what arrived (ORD-68). */
export function CashedParts({ parts }: { parts: readonly CashedPart[] }) {
  return (
    <Card icon="banknote-arrow-down" title={t('cashOut.parts')}>
      <ul>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that only grows at its end.
          <li className={styles.part} key={at}>
            <span className={styles.words}>
              <span>{partText(part)}</span>
              <time dateTime={part.time}>{eastAfricaMoment(part.time)}</time>
            </span>
            <b>
              <Shillings amount={part.paid} />
            </b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function partText({ stake, by_rule }: CashedPart): string {
  const ofStake = t('cashOut.partStake', { stake: formatShillings(moneyIn(stake)) });
  return by_rule === 1 ? `${ofStake} · ${t('cashOut.byRule')}` : ofStake;
}
