import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { LineLink } from '../../ui/card/LineLink.tsx';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Limits belong to an account; what can be read needs none. */
export function SignInToPlaySafely() {
  return (
    <MessagePage
      cloth="green"
      icon="shield-check"
      title={t('playLimits.title')}
      text={t('playLimits.text')}
    >
      <p>{t('playLimits.visitorText')}</p>
      <MessageActions>
        <Button onClick={() => openSheet('login')}>
          <Icon name="log-in" size={18} />
          {t('shell.login')}
        </Button>
        <Button variant="gold" onClick={() => openSheet('register')}>
          <Icon name="user-plus" size={18} />
          {t('shell.join')}
        </Button>
      </MessageActions>
      <LineLink to="/rich_text?type=31" icon="book-open">
        {t('playLimits.article')}
      </LineLink>
    </MessagePage>
  );
}
