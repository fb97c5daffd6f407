import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** A visitor stays on the page: signing in by the dialog shows the account right here. */
export function NoAccount() {
  return (
    <MessagePage
      cloth="green"
      icon="circle-user-round"
      title={t('account.title')}
      text={t('account.visitor')}
    >
      <p>{t('account.visitorText')}</p>
      <MessageActions>
        <Button onClick={() => openSheet('login')}>
          <Icon name="log-in" size={18} />
          {t('login.submit')}
        </Button>
        <Button variant="gold" onClick={() => openSheet('register')}>
          <Icon name="user-plus" size={18} />
          {t('login.join')}
        </Button>
      </MessageActions>
    </MessagePage>
  );
}
