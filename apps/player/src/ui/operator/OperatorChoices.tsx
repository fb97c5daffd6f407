import { useId } from 'react';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { Icon } from '../Icon.tsx';
import { OperatorMark } from './OperatorMark.tsx';
import styles from './operator.module.css';
import { type OfferedOperator, type OperatorWord, operatorName } from './operator-name.ts';

type OperatorChoicesProps = {
  label: string;
  offered: readonly OfferedOperator[];
  chosen: OperatorWord | undefined;
  onChoose: (operator: OperatorWord) => void;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Four large choices: native radio buttons underneath, so arrows move between them. */
export function OperatorChoices(props: OperatorChoicesProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={`${name}-note`}>
      <legend className={styles.label}>{props.label}</legend>
      <div className={styles.grid}>
        {props.offered.map((offer) => (
          <OperatorCard
            key={offer.operator}
            {...offer}
            group={name}
            isChosen={offer.operator === props.chosen}
            onChoose={props.onChoose}
          />
        ))}
      </div>
      <div id={`${name}-note`}>
        {props.hint && <p className={styles.hint}>{props.hint}</p>}
        {props.error && (
          <p className={styles.error} role="alert">
            <Icon name="triangle-alert" size={14} />
            {props.error}
          </p>
        )}
      </div>
    </fieldset>
  );
}

type OperatorCardProps = OfferedOperator & {
  group: string;
  isChosen: boolean;
  onChoose: (operator: OperatorWord) => void;
};

function OperatorCard({ operator, isOn, group, isChosen, onChoose }: OperatorCardProps) {
  const { name, aside } = operatorName(operator, currentLanguage());
  return (
    <label
      className={styles.card}
      data-off={isOn ? undefined : ''}
      data-chosen={isChosen ? '' : undefined}
    >
      <input
        className={styles.radio}
        type="radio"
        name={group}
        value={operator}
        checked={isChosen}
        disabled={!isOn}
        onChange={() => onChoose(operator)}
      />
      <span className={styles.ring} />
      <OperatorMark operator={operator} />
      <span className={styles.names}>
        <b className={styles.name}>{name}</b>
        <small className={styles.aside}>{isOn ? aside : t('money.operatorOff')}</small>
      </span>
      <span className={styles.tick}>
        <Icon name="check" size={14} />
      </span>
    </label>
  );
}
