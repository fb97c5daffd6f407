import { Alert, Input } from 'antd';
import { type FormEvent, type ReactNode, useId } from 'react';
import { PASSWORD_LENGTH_MAX } from './new-password.ts';
import classes from './own-account.module.css';

type OwnFormProps = {
  label: string;
  refusal: string | undefined;
  onSend: (text: (name: string) => string) => void;
  children: ReactNode;
};

/** Native fields, so that password managers and pasting just work. */
export function OwnForm({ label, refusal, onSend, children }: OwnFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSend((name) => String(form.get(name) ?? ''));
  };
  return (
    <form className={classes.form} aria-label={label} onSubmit={submit} noValidate>
      {children}
      <div role="alert" className={classes.refusal}>
        {refusal && <Alert type="error" showIcon title={refusal} />}
      </div>
    </form>
  );
}

type PasswordFieldProps = {
  name: string;
  label: string;
  use: 'current-password' | 'new-password';
  autoFocus?: boolean;
};

export function PasswordField({ name, label, use, autoFocus = false }: PasswordFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <Input.Password
        id={id}
        name={name}
        autoComplete={use}
        autoFocus={autoFocus}
        maxLength={PASSWORD_LENGTH_MAX}
      />
    </div>
  );
}

type CodeFieldProps = { label: string; autoFocus?: boolean };

export function CodeField({ label, autoFocus = false }: CodeFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        name="code"
        className={classes.code ?? ''}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={autoFocus}
        maxLength={10}
      />
    </div>
  );
}

/** For a password manager, which must know whose password it keeps. */
export function AccountForManagers({ account }: { account: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
  );
}
