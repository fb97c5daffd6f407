import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Points } from '../../ui/points/Points.tsx';

const steps = ['first', 'second', 'third'] as const;

export function NetworkErrorScreen() {
  return (
    <MessagePage
      cloth="red"
      icon="wifi-off"
      title={t('networkError.title')}
      text={t('networkError.text')}
    >
      <Points signs="numbers" texts={steps.map((step) => t(`networkError.${step}`))} />
      <MessageActions>
        <Button onClick={() => location.reload()}>
          <Icon name="refresh-cw" size={18} />
          {t('networkError.refresh')}
        </Button>
      </MessageActions>
    </MessagePage>
  );
}
