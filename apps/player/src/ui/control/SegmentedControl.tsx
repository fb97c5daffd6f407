import { useId } from 'react';
import type { ChoiceProps } from './choice.ts';
import styles from './segments.module.css';

/** Two or three words side by side in one trough: native radio buttons underneath. */
export function SegmentedControl<Id extends string>(props: ChoiceProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.segments} aria-label={props.label}>
      {props.choices.map(({ id, text }) => (
        <label key={id} className={styles.segment}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={id === props.current}
            onChange={() => props.onChoose(id)}
          />
          <span className={styles.segmentText}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
