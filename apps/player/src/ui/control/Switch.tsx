import { useId } from 'react';
import styles from './switch.module.css';

type SwitchProps = {
  name: string;
  text: string;
  state: 'on' | 'off' | 'always-on';
  /** The state is on its way to the server; a tap meanwhile does nothing. */
  isSaving?: boolean;
  onSwitch?: (to: 'on' | 'off') => void;
};

/** One thing that is on or off at once, without a form around it; the whole row is the switch. */
export function Switch({ name, text, state, isSaving = false, onSwitch }: SwitchProps) {
  const id = useId();
  const isFixed = state === 'always-on';
  return (
    <button
      type="button"
      role="switch"
      className={styles.row}
      aria-checked={state !== 'off'}
      // Not `disabled`: who goes through the page by keys must find what is always on, too.
      aria-disabled={isFixed}
      aria-busy={isSaving}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-text`}
      onClick={() => {
        if (!isFixed && !isSaving) onSwitch?.(state === 'on' ? 'off' : 'on');
      }}
    >
      <span className={styles.words}>
        <span className={styles.name} id={`${id}-name`}>
          {name}
        </span>
        <span className={styles.text} id={`${id}-text`}>
          {text}
        </span>
      </span>
      <span className={styles.track} />
    </button>
  );
}
