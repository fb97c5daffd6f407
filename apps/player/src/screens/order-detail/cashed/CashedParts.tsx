import { formatShillings } from '@kipute/domain/money/senti';
import { fetchWholeOffer } from '../../../features/cash-out/offers/fetch-offers.ts';
import { type CashedPart, moneyIn } from '../../../features/cash-out/offers/offer.ts';
import { useOffer } from '../../../features/cash-out/offers/offers.ts';
import { eastAfricaMoment } from '../../../features/clock/east-africa-moment.ts';
import { Shillings } from '../../../features/payments/parts/Shillings.tsx';
import { useQuery } from '../../../features/query/use-query.ts';
import { t } from '../../../i18n/i18n.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { type Order, resultOf } from '../../order/order-result.ts';
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

/** What of a bet was cashed, the first part first; none until that is known. */
export function useCashedParts(order: Order): readonly CashedPart[] {
  const followed = useOffer(order.id);
  const result = resultOf(order);
  // The offer of an open bet is polled anyway; of the others only those with such parts are fetched.
  const hasParts = result === 'cashed-out' || (result !== 'open' && order.cashed_amount > 0);
  const fetched = useQuery(fetchParts, hasParts ? order.id : '');
  if (hasParts) return fetched.status === 'ready' ? fetched.data : [];
  return followed.status === 'known' ? followed.offer.cashedParts : [];
}

async function fetchParts(id: string): Promise<readonly CashedPart[]> {
  return id === '' ? [] : (await fetchWholeOffer(id))[1].cashedParts;
}
