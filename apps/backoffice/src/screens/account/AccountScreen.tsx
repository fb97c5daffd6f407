import { Badge, Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import {
  BindAuthenticator,
  UnbindAuthenticator,
} from '../../features/own-account/AuthenticatorForms.tsx';
import { PasswordForm } from '../../features/own-account/PasswordForm.tsx';
import { useAdministrator } from '../../features/permissions/administrator.tsx';
import { refreshAdministrator } from '../../features/wire/queries.ts';
import { showToast } from '../../features/wire/toasts.ts';
import { ownAccountTexts } from '../../i18n/texts/own-account.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import frame from '../../shell/frame.module.css';
import classes from './account.module.css';
import { OwnSessions } from './OwnSessions.tsx';

/** What everybody may see and change of themselves; no node opens or shuts it. */
export function AccountScreen() {
  const t = useText();
  const { kind } = useAdministrator();
  return (
    <>
      <title>{t(shellTexts.documentTitle, { screen: t(ownAccountTexts.title) })}</title>
      <div className={frame.head}>
        <div className={frame.titles}>
          <h1>{t(ownAccountTexts.title)}</h1>
          <p>{t(ownAccountTexts.intro)}</p>
        </div>
      </div>
      <div className={classes.board}>
        <WhoIAm />
        {kind === 'administrator' && <Authenticator />}
        {kind === 'administrator' && <Password />}
        <Card title={t(ownAccountTexts.sessions)}>
          <OwnSessions />
        </Card>
      </div>
    </>
  );
}

type CardProps = { title: string; mark?: ReactNode; children: ReactNode };

function Card({ title, mark, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        {mark}
      </header>
      {children}
    </section>
  );
}

function WhoIAm() {
  const t = useText();
  const { account, name, role, idleMinutes: minutes } = useAdministrator();
  const facts = [
    [ownAccountTexts.account, account],
    [ownAccountTexts.name, name],
    [ownAccountTexts.role, role],
    [ownAccountTexts.idle, t(ownAccountTexts.idleMinutes, { minutes })],
  ] as const;
  return (
    <Card title={t(ownAccountTexts.whoIAm)}>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Bind, bind another phone, or unbind; one form at a time. */
function Authenticator() {
  const t = useText();
  const { googleVerification } = useAdministrator();
  const [step, setStep] = useState<'none' | 'bind' | 'unbind'>('none');
  const isBound = googleVerification === 'bound';
  const rest = () => setStep('none');
  const done = (message: string) => {
    rest();
    refreshAdministrator();
    showToast({ tone: 'success', message });
  };
  const mark = (
    <Badge
      status={isBound ? 'success' : 'warning'}
      text={t(isBound ? ownAccountTexts.bound : ownAccountTexts.unbound)}
    />
  );
  return (
    <Card title={t(ownAccountTexts.authenticator)} mark={mark}>
      <p className={classes.hint}>{t(ownAccountTexts.authenticatorHint)}</p>
      {step === 'none' && (
        <div className={classes.steps}>
          <Button onClick={() => setStep('bind')}>
            {t(isBound ? ownAccountTexts.bindAnother : ownAccountTexts.bindBegin)}
          </Button>
          {isBound && (
            <Button danger onClick={() => setStep('unbind')}>
              {t(ownAccountTexts.unbindBegin)}
            </Button>
          )}
        </div>
      )}
      {step === 'bind' && (
        <BindAuthenticator onBound={() => done(t(ownAccountTexts.boundNow))} onCancel={rest} />
      )}
      {step === 'unbind' && (
        <UnbindAuthenticator
          onUnbound={() => done(t(ownAccountTexts.unboundNow))}
          onCancel={rest}
        />
      )}
    </Card>
  );
}

function Password() {
  const t = useText();
  // A new form after each change: what was typed is nobody's business any more.
  const [changes, setChanges] = useState(0);
  const changed = () => {
    setChanges((count) => count + 1);
    refreshAdministrator();
    showToast({ tone: 'success', message: t(ownAccountTexts.passwordChanged) });
  };
  return (
    <Card title={t(ownAccountTexts.password)}>
      <PasswordForm key={changes} onChanged={changed} />
    </Card>
  );
}
