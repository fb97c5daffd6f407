import { t } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { Icon } from '../../ui/Icon.tsx';

export function NotFoundScreen() {
  return (
    <MessagePage cloth="green" icon="search" title={t('notFound.title')} text={t('notFound.text')}>
      <MessageActions>
        <ButtonLink to="/home">
          <Icon name="house" size={18} />
          {t('notFound.home')}
        </ButtonLink>
        <ButtonLink to="/ready_start" variant="outline">
          <Icon name="calendar-days" size={18} />
          {t('notFound.upcoming')}
        </ButtonLink>
      </MessageActions>
    </MessagePage>
  );
}
