import { t } from '../../i18n/i18n.ts';
import { openSheet } from '../../shell/dialog/sheet-history.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
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
        <ButtonLink variant="outline" to="/rich_text?type=31">
          <Icon name="book-open" size={18} />
          {t('playLimits.article')}
        </ButtonLink>
      </MessageActions>
    </MessagePage>
  );
}
