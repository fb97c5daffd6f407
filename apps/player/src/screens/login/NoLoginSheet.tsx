import { Sheet } from '../../features/sheet/Sheet.tsx';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Points } from '../../ui/points/Points.tsx';
import styles from './no-login.module.css';

const reasons = ['noLogin.first', 'noLogin.second', 'noLogin.third'] as const;

/** Where a visitor taps something that needs an account: nothing is lost, and two ways lead on. */
export function NoLoginSheet() {
  return (
    <Sheet title={t('noLogin.title')} side="bottom">
      <div className={styles.body}>
        <p className={styles.lead}>{t('noLogin.text')}</p>
        <Points signs="ticks" texts={reasons.map((reason) => t(reason))} />
        <Button variant="gold" width="full" onClick={() => openSheet('register')}>
          {t('login.join')}
        </Button>
        <Button variant="outline" width="full" onClick={() => openSheet('login')}>
          {t('login.submit')}
        </Button>
        <p className={styles.adult}>{t('login.adult')}</p>
      </div>
    </Sheet>
  );
}
