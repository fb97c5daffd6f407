import { chooseTheme, useThemeChoice } from '../../features/theme/theme.ts';
import { t } from '../../i18n/i18n.ts';
import { LanguageSwitch } from '../../shell/controls/LanguageSwitch.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { SegmentedControl } from '../../ui/control/SegmentedControl.tsx';
import styles from './account.module.css';

export function ChoicesCard() {
  return (
    <Card icon="settings" title={t('account.choices')}>
      <div className={styles.choices}>
        <h3 className={styles.choiceName}>{t('account.language')}</h3>
        <LanguageSwitch form="names" />
        <p className={styles.choiceHint}>{t('account.languageHint')}</p>
        <h3 className={styles.choiceName}>{t('account.theme')}</h3>
        <SegmentedControl
          label={t('account.theme')}
          choices={[
            { id: 'light', text: t('account.light') },
            { id: 'dark', text: t('account.dark') },
            { id: 'system', text: t('account.asDevice') },
          ]}
          current={useThemeChoice()}
          onChoose={chooseTheme}
        />
      </div>
    </Card>
  );
}
