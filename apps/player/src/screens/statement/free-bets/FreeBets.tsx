import { eastAfricaMoment } from '../../../features/clock/east-africa-moment.ts';
import { reasonOf } from '../../../features/free-bets/FreeBetLine.tsx';
import {
  type MyFreeBet,
  type MyFreeBets,
  otherCredit,
} from '../../../features/free-bets/use-free-bets.ts';
import { useQuery } from '../../../features/query/use-query.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { shownAmount } from '../../../ui/money-text.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import styles from './free-bets.module.css';

const askForFreeBets = () => api.free_bet.mine({}, { silent: true });

/** What the bonus is made of: free bets with what is left and until when (FRB-22). */
export function FreeBets() {
  const { refetch, ...view } = useQuery<0, MyFreeBets>(askForFreeBets, 0);
  if (view.status === 'failed') return <FailedState onRetry={refetch} />;
  return view.status === 'ready' ? <Drawn mine={view.data} /> : null;
}

export function Drawn({ mine }: { mine: MyFreeBets }) {
  const { list } = mine;
  if (list.length === 0) return null;
  const others = otherCredit(mine);
  return (
    <Card icon="gift" title={t('freeBets.title')} text={t('freeBets.first')}>
      <ul className={styles.list}>
        {list.map((one) => (
          <FreeBet key={one.id} freeBet={one} />
        ))}
        {others > 0 && (
          <li>
            <b>{`TSh ${shownAmount(others)}`}</b>
            <small>{t('freeBets.others')}</small>
          </li>
        )}
      </ul>
    </Card>
  );
}

function FreeBet({ freeBet }: { freeBet: MyFreeBet }) {
  const { left, amount, expires_at } = freeBet;
  return (
    <li>
      <b>
        {t('freeBets.left', {
          left: `TSh ${shownAmount(left)}`,
          amount: shownAmount(amount),
        })}
      </b>
      <small>{reasonOf(freeBet)}</small>
      <small>
        {expires_at === null
          ? t('freeBets.always')
          : t('freeBets.until', { until: eastAfricaMoment(expires_at) })}
      </small>
    </li>
  );
}
