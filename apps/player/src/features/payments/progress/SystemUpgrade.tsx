import { t } from '../../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { openSheet } from '../../sheet/sheet-history.ts';
import { ProgressCard } from './ProgressCard.tsx';
import styles from './progress.module.css';

/** Shown while payments are switched off, in the words of the specification (MS-05). */
export function SystemUpgrade({ text }: { text: string }) {
  return (
    <ProgressCard tone="warn" icon="construction" title={t('money.upgrade')} text={text}>
      <div className={styles.choices}>
        <ButtonLink to="/home">{t('money.toMatches')}</ButtonLink>
        <Button variant="outline" onClick={() => openSheet('contact')}>
          <Icon name="headset" size={18} />
          {t('money.help')}
        </Button>
      </div>
    </ProgressCard>
  );
}
