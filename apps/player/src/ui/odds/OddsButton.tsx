import { t } from '../../i18n/i18n.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import { SpokenOnly } from '../SpokenOnly.tsx';
import { OddsValue } from './OddsValue.tsx';
import styles from './odds.module.css';
import { oddsText } from './odds-text.ts';
import type { Outcome } from './price.ts';

type OddsButtonProps = {
  sign: string;
  words: string;
  outcome: Outcome;
  onPick: (selectionId: string) => void;
};

/**
 * One price to tap. Its spoken name is its content: the visible sign, the meaning in hidden
 * words, the visible number (SCR-13); an `aria-label` would part the two.
 */
export function OddsButton({ sign, words, outcome, onPick }: OddsButtonProps) {
  const { price, mark, selectionId } = outcome;
  switch (price.status) {
    case 'missing':
      return <span className={styles.cell} />;
    case 'suspended':
      return (
        <button className={classNames(styles.odds, styles.suspended)} type="button" aria-disabled>
          <span className={styles.sign}>{sign}</span>
          <SpokenOnly>{` ${words}, ${t('odds.suspended')}`}</SpokenOnly>
          <Icon name="lock" size={15} />
        </button>
      );
    case 'open':
      return (
        <button
          className={classNames(styles.odds, mark && styles[mark], lookOf(price))}
          type="button"
          aria-pressed={mark === 'selected'}
          onClick={() => onPick(selectionId)}
        >
          <Sign text={sign} boostedFrom={price.boostedFrom} />
          <SpokenOnly>{` ${words}, odds `}</SpokenOnly>
          <OddsValue odds={price.oddsThousandths} moved={price.moved} />
        </button>
      );
  }
}

function lookOf({ boostedFrom, moved }: { boostedFrom?: number; moved?: 'up' | 'down' }) {
  return boostedFrom === undefined ? moved && styles[moved] : styles.boosted;
}

/** A boosted price shows the old one struck through where its sign would be. */
function Sign({ text, boostedFrom }: { text: string; boostedFrom: number | undefined }) {
  if (boostedFrom === undefined) return <span className={styles.sign}>{text}</span>;
  return (
    <>
      <SpokenOnly>{`${text}, ${t('odds.before')} `}</SpokenOnly>
      <s className={styles.sign}>{oddsText(boostedFrom)}</s>
    </>
  );
}
