import { useActionState } from 'react';
import { useEastAfricaClock } from '../../features/clock/server-clock.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { signInWithToasts } from '../../features/session/sign-in.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { switchTheme, useTheme } from '../../features/theme/theme.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import { Count } from '../controls/Count.tsx';
import controlStyles from '../controls/controls.module.css';
import { LanguageSwitch } from '../controls/LanguageSwitch.tsx';
import { SearchForm } from '../navigation/SearchForm.tsx';
import { SlipButton } from '../slip/SlipButton.tsx';
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

/** The inline login of the desktop's top bar. Its refusals are said in toasts: there is no room. */
function LoginForm() {
  const [phone, submit, sending] = useActionState(submitLogin, '');
  return (
    <form className={styles.login} action={submit} aria-label={t('desktop.loginForm')}>
      <label className={styles.field}>
        <SpokenOnly>{t('desktop.phone')}</SpokenOnly>
        <span>+255</span>
        <input
          name="phone"
          className={styles.phone}
          inputMode="tel"
          autoComplete="tel-national"
          defaultValue={phone}
          placeholder={t('desktop.phoneHint')}
        />
      </label>
      <div className={styles.field}>
        <label>
          <SpokenOnly>{t('desktop.password')}</SpokenOnly>
          <input
            name="password"
            className={styles.password}
            type="password"
            autoComplete="current-password"
            placeholder={t('desktop.password')}
          />
        </label>
        <Link href="/retrieve_password" className={styles.forgot}>
          {t('desktop.forgot')}
        </Link>
      </div>
      <button type="submit" className={styles.enter} disabled={sending} aria-busy={sending}>
        {t('shell.login')}
      </button>
      <Link href="/register" className={styles.join}>
        {t('shell.join')}
      </Link>
    </form>
  );
}

/** Gives the number back: the form is emptied, and a refused login must not cost it twice. */
async function submitLogin(_previous: string, form: FormData): Promise<string> {
  const phone = String(form.get('phone') ?? '');
  await signInWithToasts({ phone, password: String(form.get('password') ?? '') });
  return phone;
}

function PlayerPanel({ player }: { player: UserInfo }) {
  return (
    <div className={styles.player}>
      <Link href="/order" className={styles.bets}>
        <Icon name="list-checks" size={20} />
        <span className={styles.betsWord}>{t('shell.bets')}</span>
      </Link>
      <Link href="/message" className={styles.messages}>
        <span className={styles.counted}>
          <Icon name="mail" />
          <Count value={player.not_viewed} tone="alert" />
        </span>
        <SpokenOnly>
          {t('shell.messages')}
          {player.not_viewed > 0 && `, ${t('shell.unread', { count: player.not_viewed })}`}
        </SpokenOnly>
      </Link>
      <button
        type="button"
        className={styles.balance}
        aria-haspopup="dialog"
        onClick={() => openSheet('user')}
      >
        <small>{t('shell.balance')}</small> TSh {shownAmount(player.balance)}
      </button>
      <Link href="/pay_recharge" className={styles.join}>
        {t('shell.deposit')}
      </Link>
    </div>
  );
}
