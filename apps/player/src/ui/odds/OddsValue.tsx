import { t } from '../../i18n/i18n.ts';
import { classNames } from '../class-names.ts';
import { SpokenOnly } from '../SpokenOnly.tsx';
import styles from './odds.module.css';
import { oddsText } from './odds-text.ts';

type OddsValueProps = { odds: number; moved?: 'up' | 'down' | undefined };

/** "12.50" leaves room for the arrow beside it, "150.00" does not. */
const ROOMY_LENGTH = 5;

const arrows = { up: '▲', down: '▼' } as const;

/** A price, with the direction it moved as shape, as place and as a spoken word. */
export function OddsValue({ odds, moved }: OddsValueProps) {
  const text = oddsText(odds);
  return (
    <b className={classNames(styles.value, text.length > ROOMY_LENGTH && styles.long)}>
      {moved && (
        <i className={classNames(styles.arrow, styles[moved])} aria-hidden="true">
          {arrows[moved]}
        </i>
      )}
      {text}
      {moved && <SpokenOnly>{`, ${t(`odds.${moved}`)}`}</SpokenOnly>}
    </b>
  );
}
