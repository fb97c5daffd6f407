import { useEastAfricaClock } from '../../features/clock/server-clock.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { switchTheme, useTheme } from '../../features/theme/theme.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import controlStyles from '../controls/controls.module.css';
import { LanguageSwitch } from '../controls/LanguageSwitch.tsx';
import { SearchForm } from '../navigation/SearchForm.tsx';
import { SlipButton } from '../slip/SlipButton.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PlayerPanel } from './PlayerPanel.tsx';
import styles from './top-row.module.css';

export function TopRow() {
  const player = usePlayer();
  return (
    <div className={styles.row}>
      <Link href="/home" className={styles.mark} aria-label={t('shell.homeLink')}>
        <Mark size={30} />
        {t('shell.brand')}
      </Link>
      <div className={styles.search}>
        <SearchForm />
      </div>
      <span className={styles.space} />
      <div className={styles.clock}>
        <EastAfricaClock />
      </div>
      {player ? <PlayerPanel player={player} /> : <LoginForm />}
      <div className={styles.tools}>
        <ThemeSwitch />
        <div className={styles.language}>
          <LanguageSwitch form="codes" />
        </div>
        <SlipButton />
        {/* A visitor finds everything of this menu in a wide bar already. */}
        <div className={player ? undefined : styles.visitor}>
          <IconButton
            icon="circle-user-round"
            label={t('shell.account')}
            onClick={() => openSheet('user')}
          />
        </div>
      </div>
    </div>
  );
}

function EastAfricaClock() {
  const time = useEastAfricaClock();
  return (
    <span className={controlStyles.clock}>
      <Icon name="clock" size={16} />
      <SpokenOnly>{t('desktop.clock')}</SpokenOnly>
      {time} EAT
    </span>
  );
}

function ThemeSwitch() {
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      size={20}
      label={t(dark ? 'shell.useLight' : 'shell.useDark')}
      onClick={switchTheme}
    />
  );
}
