import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import styles from './field.module.css';

type FieldProps = {
  name: string;
  label: string;
  kind?: 'text' | 'phone' | 'password';
  prefix?: ReactNode;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  defaultValue?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  state?: 'ready' | 'disabled';
};

/**
 * A labelled input with its hint and its error. Paste and password managers are never hindered:
 * the input is a native one, uncontrolled, with its `autocomplete` word.
 */
export function Field(props: FieldProps) {
  const { name, label, kind = 'text', prefix, hint, error, state = 'ready' } = props;
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const look = state === 'disabled' ? styles.off : error !== undefined && styles.wrong;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.box, look)}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          className={styles.input}
          id={id}
          name={name}
          type={kind === 'password' && !revealed ? 'password' : 'text'}
          inputMode={kind === 'phone' ? 'tel' : 'text'}
          autoComplete={props.autoComplete}
          placeholder={props.placeholder}
          defaultValue={props.defaultValue}
          disabled={state === 'disabled'}
          aria-invalid={error !== undefined}
          aria-describedby={notes || undefined}
          {...(kind === 'text' ? {} : { autoCapitalize: 'none', spellCheck: false })}
        />
        {kind === 'password' && (
          <RevealButton revealed={revealed} onToggle={() => setRevealed(!revealed)} />
        )}
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <Icon name="triangle-alert" size={14} />
          {error}
        </p>
      )}
    </div>
  );
}

function RevealButton({ revealed, onToggle }: { revealed: boolean; onToggle: () => void }) {
  return (
    <button
      className={styles.reveal}
      type="button"
      aria-label={t('field.reveal')}
      aria-pressed={revealed}
      onClick={onToggle}
    >
      <Icon name={revealed ? 'eye-off' : 'eye'} />
    </button>
  );
}
