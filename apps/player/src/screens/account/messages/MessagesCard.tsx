import { FormNotice } from '../../../features/forms/FormNotice.tsx';
import { t } from '../../../i18n/i18n.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { SegmentedControl } from '../../../ui/control/SegmentedControl.tsx';
import { Switch } from '../../../ui/control/Switch.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from '../account.module.css';
import type { MessageChoices } from './message-choices.ts';
import { useMessageChoices, useSavedChoices } from './use-message-choices.ts';

/** Which messages the house may send, each saved as soon as it is chosen. */
export function MessagesCard() {
  const { view, retry } = useMessageChoices();
  return (
    <Card icon="message-circle" title={t('messages.title')} text={t('messages.text')}>
      {view.status === 'loading' && <Skeleton kind="rows" count={4} />}
      {view.status === 'failed' && <FailedState onRetry={retry} />}
      {view.status === 'ready' && <SavedChoices kept={view.answer} />}
    </Card>
  );
}

function SavedChoices({ kept }: { kept: MessageChoices }) {
  return <Choices {...useSavedChoices(kept)} />;
}

type ChoicesProps = ReturnType<typeof useSavedChoices>;

export function Choices({ shown, isSaving, hasFailed, save }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      <FormNotice words={hasFailed ? 'messages.failed' : undefined} />
      <Switch name={t('messages.security')} text={t('messages.securityText')} state="always-on" />
      <Switch
        name={t('messages.money')}
        text={t('messages.moneyText')}
        state={shown.money === 1 ? 'on' : 'off'}
        isSaving={isSaving('money')}
        onSwitch={(to) => save('money', to === 'on' ? 1 : 0)}
      />
      <Switch
        name={t('messages.news')}
        text={t('messages.newsText')}
        state={shown.news === 1 ? 'on' : 'off'}
        isSaving={isSaving('news')}
        onSwitch={(to) => save('news', to === 'on' ? 1 : 0)}
      />
      <h3 className={styles.choiceName}>{t('messages.language')}</h3>
      <SegmentedControl
        label={t('messages.language')}
        choices={[
          { id: '', text: t('messages.asSite') },
          { id: 'sw', text: t('messages.swahili') },
          { id: 'en-US', text: t('messages.english') },
        ]}
        current={shown.language}
        onChoose={(language) => save('language', language)}
      />
      <p className={styles.choiceHint}>{t('messages.asSiteHint')}</p>
    </div>
  );
}
