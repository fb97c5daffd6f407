import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './home.module.css';

/** Leads to the matches that pay early once a team is two goals ahead. */
export function BoostStrip() {
  return (
    <Link className={styles.boost} href="/boost">
      <Icon name="zap" size={22} />
      <span className={styles.boostText}>
        <b>{t('nav.boost')}</b>
        {t('home.boostText')}
      </span>
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}
