import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './network-error.module.css';

const steps = ['first', 'second', 'third'] as const;

export function NetworkErrorScreen() {
  return (
    <MessagePage
      cloth="red"
      icon="wifi-off"
      title={t('networkError.title')}
      text={t('networkError.text')}
    >
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number}>{index + 1}</span>
            {t(`networkError.${step}`)}
          </li>
        ))}
      </ol>
      <MessageActions>
        <Button onClick={() => location.reload()}>
          <Icon name="refresh-cw" size={18} />
          {t('networkError.refresh')}
        </Button>
      </MessageActions>
    </MessagePage>
  );
}
