import { useEntrance } from '../../features/session/use-entrance.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { EntrancePage } from '../entrance/EntrancePage.tsx';
import styles from '../entrance/entrance.module.css';

/** A later step opened by its address, or after a long pause, leads back to the first. */
export function StartAgain({ title }: { title: string }) {
  const entrance = useEntrance();
  return (
    <EntrancePage title={title} lead={t('reset.startLead')}>
      <div className={styles.form}>
        <Notice>{t('reset.startText')}</Notice>
        <ButtonLink to={entrance('/retrieve_password')} width="full">
          <Icon name="smartphone" size={18} />
          {t('reset.start')}
        </ButtonLink>
        <Button variant="outline" width="full" onClick={() => openSheet('contact')}>
          <Icon name="headset" size={18} />
          {t('reset.contact')}
        </Button>
      </div>
    </EntrancePage>
  );
}
