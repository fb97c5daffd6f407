import { t } from '../../i18n/i18n.ts';
import { SegmentedControl } from '../../ui/control/SegmentedControl.tsx';
import { bytesText } from './bytes-today.ts';
import { useBytesToday } from './count-bytes.ts';
import { chooseDataSaver, useDataSaver } from './data-saver.ts';

/** The switch, and what today has cost so far. */
export function DataSaverSetting() {
  const isOn = useDataSaver();
  const bytes = useBytesToday();
  return (
    <>
      <SegmentedControl
        label={t('saver.title')}
        choices={[
          { id: 'off', text: t('saver.off') },
          { id: 'on', text: t('saver.on') },
        ]}
        current={isOn ? 'on' : 'off'}
        onChoose={chooseDataSaver}
      />
      <p>{t('saver.today', { amount: bytesText(bytes) })}</p>
    </>
  );
}
