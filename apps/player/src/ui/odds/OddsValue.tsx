import { t } from '../../i18n/i18n.ts';
import { SpokenOnly } from '../SpokenOnly.tsx';
import styles from './odds.module.css';
import { oddsText } from './odds-text.ts';

type OddsValueProps = { odds: number; moved?: 'up' | 'down' | undefined };

const arrows = { up: '▲', down: '▼' } as const;

/** A price, with the direction it moved as shape, as place and as a spoken word. */
export function OddsValue({ odds, moved }: OddsValueProps) {
  return (
    <b className={styles.value}>
      {moved && (
        <i className={styles.arrow} aria-hidden="true">
          {arrows[moved]}
        </i>
      )}
      {oddsText(odds)}
      {moved && <SpokenOnly>{`, ${t(`odds.${moved}`)}`}</SpokenOnly>}
    </b>
  );
}
