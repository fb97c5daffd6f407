import { useId } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './options.module.css';

type CheckboxProps = { name: string; text: string; error?: string | undefined };

export function Checkbox({ name, text, error }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          className={styles.mark}
          type="checkbox"
          name={name}
          value="1"
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
        />
        {text}
      </label>
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          <Icon name="triangle-alert" size={14} />
          {error}
        </p>
      )}
    </div>
  );
}
