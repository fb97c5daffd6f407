import { CustomerContacts } from '../../features/contacts/CustomerContacts.tsx';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/state/Notice.tsx';

/** Takes the place of every page while the operators work on the system. */
export function MaintenanceScreen({ prompt }: { prompt: string }) {
  return (
    <MessagePage
      cloth="green"
      icon="wrench"
      title={t('maintenance.title')}
      text={prompt || t('maintenance.text')}
    >
      <Notice tone="good" icon="shield-check">
        {t('maintenance.safe')}
      </Notice>
      <CustomerContacts />
      <MessageActions>
        <Button variant="outline" onClick={() => location.reload()}>
          <Icon name="refresh-cw" size={18} />
          {t('maintenance.retry')}
        </Button>
      </MessageActions>
    </MessagePage>
  );
}
