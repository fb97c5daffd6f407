import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { returnPath } from '../../features/session/return-path.ts';
import { useSession } from '../../features/session/session-store.ts';
import { type Credentials, type SignInRefusal, signIn } from '../../features/session/sign-in.ts';
import { sessionTexts } from '../../i18n/texts/session.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { Mark } from '../../look/Mark.tsx';
import { AppearanceMenu, LanguageMenu } from '../../shell/header/appearance-menus.tsx';
import classes from './login.module.css';

/** The login frame. Who is signed in already is redirected to where they were going. */
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
          {ended === 'by-idle' && <Alert type="info" showIcon title={t(sessionTexts.endedIdle)} />}
          <SignInForm />
          <p className={classes.watched}>{t(sessionTexts.watched)}</p>
        </div>
      </main>
    </div>
  );
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

/** Native fields, so that password managers and pasting just work. */
function SignInForm() {
  const t = useText();
  const { status, refusal, send } = useSignIn();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    send({
      account: textOf(form, 'account'),
      password: textOf(form, 'password'),
      code: textOf(form, 'code'),
    });
  };
  const message = typeof refusal === 'string' || !refusal ? refusal : t(refusal);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div role="alert" className={classes.refusal}>
        {message && <Alert type="error" showIcon title={message} />}
      </div>
      <label htmlFor="account">{t(sessionTexts.account)}</label>
      <Input
        id="account"
        name="account"
        size="large"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
      />
      <label htmlFor="password">{t(sessionTexts.password)}</label>
      <Input.Password
        id="password"
        name="password"
        size="large"
        autoComplete="current-password"
        maxLength={200}
      />
      <label htmlFor="code">{t(sessionTexts.code)}</label>
      <Input
        id="code"
        name="code"
        size="large"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-describedby="code-hint"
        maxLength={10}
      />
      <p id="code-hint" className={classes.hint}>
        {t(sessionTexts.codeHint)}
      </p>
      <Button type="primary" size="large" htmlType="submit" block loading={status === 'sending'}>
        {t(sessionTexts.signIn)}
      </Button>
    </form>
  );
}

type SignInView = {
  readonly status: 'ready' | 'sending';
  readonly refusal: SignInRefusal | undefined;
  readonly send: (credentials: Credentials) => void;
};

/** Signing in opens the session, which the screen's own gate answers by moving on. */
function useSignIn(): SignInView {
  const [refusal, setRefusal] = useState<SignInRefusal>();
  const sending = useMutation({
    mutationFn: signIn,
    onSuccess: (result) => setRefusal(result.ok ? undefined : result.refusal),
  });
  return {
    status: sending.isPending ? 'sending' : 'ready',
    refusal: sending.isPending ? undefined : refusal,
    send: sending.mutate,
  };
}
