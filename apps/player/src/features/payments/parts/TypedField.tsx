import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../../../ui/control/field.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import own from './parts.module.css';

type TypedFieldProps = {
  label: string;
  kind: 'amount' | 'phone' | 'receipt';
  text: string;
  onType: (text: string) => void;
  prefix?: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  placeholder?: string;
  /** Keys that fill the field, right below it. */
  children?: ReactNode;
};

const inputModes = { amount: 'numeric', phone: 'tel', receipt: 'text' } as const;
const autoCompletes = { amount: 'off', phone: 'tel', receipt: 'off' } as const;

/** An input whose text the page knows while it is typed: a quick key fills it, a prefix is read. */
export function TypedField(props: TypedFieldProps) {
  const { label, kind, text, onType, prefix, hint, error } = props;
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.box, error !== undefined && styles.wrong)}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          className={classNames(styles.input, own[kind])}
          id={id}
          name={kind}
          type="text"
          inputMode={inputModes[kind]}
          autoComplete={autoCompletes[kind]}
          autoCapitalize={kind === 'receipt' ? 'characters' : 'none'}
          spellCheck={false}
          placeholder={props.placeholder}
          value={text}
          aria-invalid={error !== undefined}
          aria-describedby={notes || undefined}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <Icon name="triangle-alert" size={14} />
          {error}
        </p>
      )}
      {props.children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
