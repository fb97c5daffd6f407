import {
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import styles from './field.module.css';

const inputsOfKinds = {
  text: { type: 'text', inputMode: 'text' },
  phone: { type: 'text', inputMode: 'tel', autoCapitalize: 'none', spellCheck: false },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
  code: { type: 'text', inputMode: 'numeric', maxLength: 12, spellCheck: false },
  mail: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  date: { type: 'date' },
  amount: { type: 'text', inputMode: 'numeric' },
} as const satisfies Record<string, InputHTMLAttributes<HTMLInputElement>>;

type FieldProps = {
  name: string;
  label: string;
  kind?: keyof typeof inputsOfKinds;
  prefix?: ReactNode;
  /** A button of the field's own, inside its box. */
  beside?: ReactNode;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  defaultValue?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  state?: 'ready' | 'disabled';
  /** The last day a date may have. */
  latest?: string;
  onType?: (text: string) => void;
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
          {...inputsOfKinds[kind]}
          {...(revealed && { type: 'text' })}
          max={props.latest}
          autoComplete={props.autoComplete}
          placeholder={props.placeholder}
          defaultValue={props.defaultValue}
          disabled={state === 'disabled'}
          aria-invalid={error !== undefined}
          aria-describedby={notes || undefined}
          onInput={(event) => props.onType?.(event.currentTarget.value)}
        />
        {kind === 'password' && (
          <RevealButton revealed={revealed} onToggle={() => setRevealed(!revealed)} />
        )}
        {props.beside}
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
