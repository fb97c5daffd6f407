import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import styles from './controls.module.css';

export type RowChoice = {
  readonly id: string;
  readonly text: string;
  /** How many matches there are behind it; a dash until that is known. */
  readonly count: number | undefined;
};

const UNCOUNTED = '–';

type ChoiceRowProps = {
  label: string;
  choices: readonly RowChoice[];
  current: string;
  onChoose: (id: string) => void;
  look: 'days' | 'sports';
};

/** A row of choices with numbers that scrolls sideways; one of them is pressed. */
export function ChoiceRow({ label, choices, current, onChoose, look }: ChoiceRowProps) {
  return (
    <fieldset className={classNames(styles.row, styles[look])} aria-label={label}>
      {choices.map(({ id, text, count }) => (
        <button
          key={id}
          className={styles.choice}
          type="button"
          aria-pressed={id === current}
          onClick={() => onChoose(id)}
        >
          {`${text} `}
          <span className={styles.choiceCount}>
            {count ?? UNCOUNTED}
            <SpokenOnly>{` ${t('lists.matchesWord')}`}</SpokenOnly>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
