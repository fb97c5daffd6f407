import { t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { MessageActions, MessagePage } from '../../../ui/hero/MessagePage.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/sprite/icon-names.ts';
import { useEntrance } from '../../session/use-entrance.ts';

type SignInFirstProps = { title: string; icon: IconName };

/** What a visitor sees where money is: both ways in lead back here (MS-01). */
export function SignInFirst({ title, icon }: SignInFirstProps) {
  const entrance = useEntrance();
  return (
    <MessagePage cloth="blue" icon={icon} title={title} text={t('money.signInFirst')}>
      <p>{t('money.signInWhy')}</p>
      <MessageActions>
        <ButtonLink to={entrance('/login')}>
          <Icon name="log-in" size={18} />
          {t('shell.login')}
        </ButtonLink>
        <ButtonLink to={entrance('/register')} variant="gold">
          <Icon name="user-plus" size={18} />
          {t('shell.join')}
        </ButtonLink>
      </MessageActions>
    </MessagePage>
  );
}
