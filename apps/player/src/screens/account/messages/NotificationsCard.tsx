import { useEffect, useState } from 'react';
import { FormNotice } from '../../../features/forms/FormNotice.tsx';
import {
  type DeviceState,
  deviceState,
  turnOff,
  turnOn,
} from '../../../features/push/push-device.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Switch } from '../../../ui/control/Switch.tsx';
import styles from '../account.module.css';
import type { ChoicesProps } from './MessagesCard.tsx';

/** What is shown on devices that asked for it, and whether this one does. */
export function NotificationsCard(choices: ChoicesProps) {
  return (
    <Card icon="smartphone" title={t('notify.title')} text={t('notify.text')}>
      <div className={styles.choices}>
        <ThisDevice {...useThisDevice()} />
        <NotificationChoices {...choices} />
      </div>
    </Card>
  );
}

const pushed = ['money', 'bets'] as const;

function NotificationChoices({ shown, isSaving, save }: ChoicesProps) {
  const hasConsent = shown.news === 1;
  return (
    <>
      <Switch name={t('notify.security')} text={t('notify.securityText')} state="always-on" />
      {pushed.map((kind) => (
        <Switch
          key={kind}
          name={t(`notify.${kind}`)}
          text={t(`notify.${kind}Text`)}
          state={shown[`push_${kind}`] === 1 ? 'on' : 'off'}
          isSaving={isSaving(`push_${kind}`)}
          onSwitch={(to) => save(`push_${kind}`, to === 'on' ? 1 : 0)}
        />
      ))}
      <Switch
        name={t('notify.offers')}
        text={t(hasConsent ? 'notify.offersText' : 'notify.offersConsent')}
        state={hasConsent && shown.push_offers === 1 ? 'on' : 'off'}
        isSaving={isSaving('push_offers')}
        onSwitch={(to) => hasConsent && save('push_offers', to === 'on' ? 1 : 0)}
      />
      <Switch
        name={t('notify.details')}
        text={t('notify.detailsText')}
        state={shown.push_details === 1 ? 'on' : 'off'}
        isSaving={isSaving('push_details')}
        onSwitch={(to) => save('push_details', to === 'on' ? 1 : 0)}
      />
    </>
  );
}

type ThisDeviceProps = {
  /** Undefined until the browser has said. */
  state: DeviceState | undefined;
  progress: 'idle' | 'working' | 'failed';
  change: (to: 'on' | 'off') => void;
};

/** The browser's question comes after this tap alone, never by itself. */
function ThisDevice({ state, progress, change }: ThisDeviceProps) {
  const looks = progress === 'working' ? 'sending' : 'ready';
  switch (state) {
    case undefined:
      return null;
    case 'unsupported':
    case 'denied':
      return <p className={styles.choiceHint}>{t(`notify.${state}`)}</p>;
    case 'off':
      return (
        <>
          <FormNotice words={progress === 'failed' ? 'notify.failed' : undefined} />
          <Button width="full" state={looks} onClick={() => change('on')}>
            {t('notify.turnOn')}
          </Button>
        </>
      );
    case 'on':
      return (
        <>
          <p className={styles.choiceHint}>{t('notify.on')}</p>
          <Button variant="outline" width="full" state={looks} onClick={() => change('off')}>
            {t('notify.turnOff')}
          </Button>
        </>
      );
  }
}

function useThisDevice(): ThisDeviceProps {
  const [state, setState] = useState<DeviceState>();
  const [progress, setProgress] = useState<ThisDeviceProps['progress']>('idle');
  useEffect(() => void deviceState().then(setState), []);
  const change = (to: 'on' | 'off') => {
    if (progress === 'working') return;
    setProgress('working');
    (to === 'on' ? turnOn() : turnOff()).then(
      (now) => {
        setState(now);
        setProgress('idle');
      },
      () => setProgress('failed'),
    );
  };
  return { state, progress, change };
}
