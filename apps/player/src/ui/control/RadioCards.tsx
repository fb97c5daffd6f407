import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import styles from './options.module.css';

type RadioCardsProps = {
  name: string;
  legend: string;
  choices: readonly { readonly value: string; readonly text: string }[];
  defaultValue?: string;
  /** Long words stand under each other, short ones side by side. */
  layout?: 'stacked' | 'beside';
  error?: string | undefined;
};

/** A question with a few answers: native radio buttons over boxes that a thumb finds. */
export function RadioCards(props: RadioCardsProps) {
  const { name, legend, choices, defaultValue, layout = 'stacked', error } = props;
  const errorId = useId();
  return (
    <fieldset className={styles.question} aria-describedby={error && errorId}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.answers, styles[layout], error && styles.wrong)}>
        {choices.map(({ value, text }) => (
          <label key={value} className={styles.answer}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              aria-invalid={error !== undefined}
            />
            <span className={styles.words}>{text}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          <Icon name="triangle-alert" size={14} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
