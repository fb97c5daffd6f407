import { CustomerContacts } from '../../features/contacts/CustomerContacts.tsx';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/state/Notice.tsx';

/** Where the app lands when the visitor's country is not Tanzania. */
export function ForbiddenScreen() {
  return (
    <MessagePage
      cloth="blue"
      icon="map-pin-off"
      title={t('forbidden.title')}
      text={t('forbidden.text')}
    >
      <Notice tone="warn">{t('forbidden.mistake')}</Notice>
      <MessageActions>
        {/* A whole new load: the country is asked for again on the way in. */}
        <Button onClick={() => location.assign('/home')}>
          <Icon name="refresh-cw" size={18} />
          {t('forbidden.retry')}
        </Button>
      </MessageActions>
      <CustomerContacts />
    </MessagePage>
  );
}
