import styles from './choice.module.css';
import type { ChoiceProps } from './choice.ts';

/** A row of pills, one of them pressed: which market the tiles below show. */
export function Pills<Id extends string>({ label, choices, current, onChoose }: ChoiceProps<Id>) {
  return (
    <fieldset className={styles.pills} aria-label={label}>
      {choices.map(({ id, text }) => (
        <button
          key={id}
          className={styles.pill}
          type="button"
          aria-pressed={id === current}
          onClick={() => onChoose(id)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
