import { t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { shownAmount } from '../../../ui/money-text.ts';
import { usePlayer } from '../../session/session-store.ts';
import { RacingSign } from '../cars/RacingSign.tsx';
import { COIN_PAGE } from '../round/racing.ts';
import styles from './coin.module.css';

/** What racing is paid with, and the way to more of it. */
export function CoinPurse() {
  const player = usePlayer();
  if (!player) return null;
  return (
    <section className={styles.purse} aria-label={t('racing.purse')}>
      <span className={styles.sign}>
        <RacingSign name="coin" size={22} />
      </span>
      <p>
        <small>{t('racing.purse')}</small>
        <b>{shownAmount(player.virtual_currency)}</b>
      </p>
      <ButtonLink variant="outline" to={COIN_PAGE}>
        <RacingSign name="swap" size={16} />
        {t('racing.exchange')}
      </ButtonLink>
    </section>
  );
}
