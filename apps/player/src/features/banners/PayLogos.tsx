import { t } from '../../i18n/i18n.ts';
import styles from './pay-logos.module.css';
import { usePlace } from './use-place.ts';

/** With whom one pays here, as the office shows it: logo, name and business number. */
export function PayLogos() {
  const logos = usePlace(11);
  if (logos.length === 0) return null;
  return (
    <section aria-label={t('deposit.partners')}>
      <ul className={styles.logos}>
        {logos.map(({ id, title, represent, address }) => (
          <li key={id} className={styles.logo}>
            {address && <img className={styles.picture} src={address} alt="" loading="lazy" />}
            <span className={styles.name}>{title}</span>
            {represent && <b className={styles.number}>{represent}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}
