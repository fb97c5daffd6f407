import { Alert } from 'antd';
import { Navigate, useLocation } from 'react-router';
import { returnPath } from '../../features/session/return-path.ts';
import { useSession } from '../../features/session/session-store.ts';
import { sessionTexts } from '../../i18n/texts/session.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { Mark } from '../../look/Mark.tsx';
import { AppearanceMenu, LanguageMenu } from '../../shell/header/appearance-menus.tsx';
import classes from './login.module.css';
import { SignInForm } from './SignInForm.tsx';

/** The login frame. Whoever is signed in already is led on to where he was going. */
export function LoginScreen() {
  const t = useText();
  const { search } = useLocation();
  const { session, ended } = useSession();
  if (session) return <Navigate to={returnPath(search)} replace />;
  return (
    <div className={classes.screen}>
      <title>{t(shellTexts.documentTitle, { screen: t(sessionTexts.title) })}</title>
      <header className={classes.mat}>
        <div className={classes.brand}>
          <Mark size={44} />
          <span>
            <strong>kipute</strong>
            <small>{t(shellTexts.product)}</small>
          </span>
        </div>
        <p className={classes.tagline}>{t(sessionTexts.tagline)}</p>
      </header>
      <main className={classes.side}>
        <div className={classes.choices}>
          <LanguageMenu />
          <AppearanceMenu />
        </div>
        <div className={classes.frame}>
          <h1>{t(sessionTexts.title)}</h1>
          <p className={classes.subtitle}>{t(sessionTexts.subtitle)}</p>
          {ended === 'by-time' && <Alert type="info" showIcon title={t(sessionTexts.ended)} />}
          <SignInForm />
          <p className={classes.watched}>{t(sessionTexts.watched)}</p>
        </div>
      </main>
    </div>
  );
}
