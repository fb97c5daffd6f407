import { floorToShilling, senti } from '@kipute/domain/money/senti';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { SignInFirst } from '../../features/payments/sign-in/sign-in-first.ts';
import { CoinForm } from '../../features/racing/coin/CoinForm.tsx';
import { typedAmount } from '../../features/racing/coin/conversion.ts';
import { racingPages } from '../../features/racing/round/racing.ts';
import { useRacing } from '../../features/racing/round/round-query.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { LineLink } from '../../ui/card/LineLink.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import styles from './coin-page.module.css';

/** `/racing_coin`: balance to racing coin, and back less tax. */
export function CoinScreen() {
  const player = usePlayer();
  useLanguage();
  if (!player) return <SignInFirst title={t('racing.coinTitle')} icon="car" />;
  return <Exchange key={player.id} player={player} />;
}

function Exchange({ player }: { player: UserInfo }) {
  const view = useRacing();
  const amount = useAddressChoice().parameters.get('amount') ?? '';
  const wanted = floorToShilling(senti(typedAmount(amount)));
  return (
    <section className={styles.page}>
      <PageTitle>{t('racing.coinTitle')}</PageTitle>
      <dl className={styles.purses}>
        <div>
          <dt>{t('racing.balance')}</dt>
          <dd>{`TSh ${shownAmount(player.balance)}`}</dd>
        </div>
        <div>
          <dt>{t('racing.purse')}</dt>
          <dd>{shownAmount(player.virtual_currency)}</dd>
        </div>
      </dl>
      {view.status === 'loading' && <Skeleton kind="form" count={3} />}
      {view.status === 'failed' && <FailedState onRetry={view.retry} />}
      {view.status === 'ready' && (
        <section className={styles.card} aria-label={t('racing.exchange')}>
          <header className={styles.head}>
            <h2>{t('racing.exchange')}</h2>
            <span>{t('racing.oneToOne')}</span>
          </header>
          <CoinForm player={player} taxPercent={view.data.table.tax_rate} wanted={wanted} />
        </section>
      )}
      <LineLink to="/user_bill?type=3" icon="receipt-text">
        {t('racing.coinHistory')}
      </LineLink>
      <LineLink to={racingPages.bet} icon="car">
        {t('racing.toRace')}
      </LineLink>
    </section>
  );
}
