import { t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { racingPages } from '../round/racing.ts';
import styles from './racing-page.module.css';

/** As tall as what will stand there, so that nothing moves when it comes. */
export function BetShape() {
  return (
    <>
      <div className={styles.headShape} aria-hidden="true" />
      <div className={styles.purseShape} aria-hidden="true" />
      <div className={styles.kindsShape} aria-hidden="true" />
      <div className={styles.carsShape} aria-hidden="true" />
    </>
  );
}

/** No rounds are held: what was is still there to be looked at. */
export function NotHeld() {
  return (
    <EmptyState icon="car" title={t('racing.notHeld')} text={t('racing.notHeldText')}>
      <ButtonLink to={racingPages.results}>{t('racing.toResults')}</ButtonLink>
    </EmptyState>
  );
}
