import { bytesText } from '../../features/data-saver/bytes-today.ts';
import { useBytesToday } from '../../features/data-saver/count-bytes.ts';
import { chooseDataSaver, useDataSaver } from '../../features/data-saver/data-saver.ts';
import { switchTheme, useTheme } from '../../features/theme/theme.ts';
import { t } from '../../i18n/i18n.ts';
import { SegmentedControl } from '../../ui/control/SegmentedControl.tsx';
import { LanguageSwitch } from '../controls/LanguageSwitch.tsx';
import styles from './sheets.module.css';

export function Settings() {
  const theme = useTheme();
  return (
    <section className={styles.settings}>
      <h3 className={styles.settingName}>{t('menu.language')}</h3>
      <LanguageSwitch form="names" />
      <h3 className={styles.settingName}>{t('menu.theme')}</h3>
      <SegmentedControl
        label={t('menu.theme')}
        choices={[
          { id: 'light', text: t('menu.light') },
          { id: 'dark', text: t('menu.dark') },
        ]}
        current={theme}
        onChoose={switchTheme}
      />
      <h3 className={styles.settingName}>{t('saver.title')}</h3>
      <DataSaverSetting />
    </section>
  );
}

/** The switch, and what today has cost so far. */
function DataSaverSetting() {
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
