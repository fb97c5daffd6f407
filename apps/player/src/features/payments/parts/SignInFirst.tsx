import { t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { MessageActions, MessagePage } from '../../../ui/hero/MessagePage.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/sprite/icon-names.ts';

type SignInFirstProps = { title: string; icon: IconName; back: string };

/** What a visitor sees where money is: the login leads back here (MS-01). */
export function SignInFirst({ title, icon, back }: SignInFirstProps) {
  return (
    <MessagePage cloth="blue" icon={icon} title={title} text={t('money.signInFirst')}>
      <p>{t('money.signInWhy')}</p>
      <MessageActions>
        <ButtonLink to={`/login?back=${encodeURIComponent(back)}`}>
          <Icon name="log-in" size={18} />
          {t('shell.login')}
        </ButtonLink>
        <ButtonLink to="/register" variant="gold">
          <Icon name="user-plus" size={18} />
          {t('shell.join')}
        </ButtonLink>
      </MessageActions>
    </MessagePage>
  );
}
