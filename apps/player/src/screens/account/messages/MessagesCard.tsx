import { useState } from 'react';
import { FormNotice } from '../../../features/forms/FormNotice.tsx';
import { answered } from '../../../features/forms/submission.ts';
import { useQuery } from '../../../features/query/use-query.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { SegmentedControl } from '../../../ui/control/SegmentedControl.tsx';
import { Switch } from '../../../ui/control/Switch.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from '../account.module.css';
import {
  type ChoiceName,
  type MessageChoices,
  nothingUnderWay,
  shownChoices,
  withFailed,
  withSaved,
  withWanted,
} from './message-choices.ts';
import { NotificationsCard } from './NotificationsCard.tsx';

/** Which messages the house may send and by which way, each saved as soon as it is chosen. */
export function MessagesCard() {
  const { refetch, ...view } = useMessageChoices();
  if (view.status === 'ready') return <SavedChoices kept={view.data} />;
  return (
    <Card icon="message-circle" title={t('messages.title')} text={t('messages.text')}>
      {view.status === 'loading' && <Skeleton kind="rows" count={4} />}
      {view.status === 'failed' && <FailedState onRetry={refetch} />}
    </Card>
  );
}

/** Two ways of one set of choices: an offer is pushed only while the consent beside it stands. */
function SavedChoices({ kept }: { kept: MessageChoices }) {
  const choices = useSavedChoices(kept);
  return (
    <>
      <NotificationsCard {...choices} />
      <Card icon="message-circle" title={t('messages.title')} text={t('messages.text')}>
        <Choices {...choices} />
      </Card>
    </>
  );
}

export type ChoicesProps = ReturnType<typeof useSavedChoices>;

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

const fetchChoices = () => api.subscriber.message_choices({}, { silent: true });

const useMessageChoices = () => useQuery(fetchChoices, 'own');

function useSavedChoices(kept: MessageChoices) {
  const [underWay, setUnderWay] = useState(() => nothingUnderWay(kept));

  async function save<Name extends ChoiceName>(name: Name, value: MessageChoices[Name]) {
    const wanted = { [name]: value };
    setUnderWay((before) => withWanted(before, wanted));
    const saved = await answered(api.subscriber.update_message_choices(wanted, { silent: true }));
    setUnderWay((before) =>
      saved.ok ? withSaved(before, name, saved.value) : withFailed(before, name),
    );
  }

  return {
    shown: shownChoices(underWay),
    isSaving: (name: ChoiceName) => name in underWay.saving,
    hasFailed: underWay.hasFailed,
    save: <Name extends ChoiceName>(name: Name, value: MessageChoices[Name]) => {
      // Of one choice one change at a time: the last answer must be about what is shown.
      if (!(name in underWay.saving)) void save(name, value);
    },
  };
}
