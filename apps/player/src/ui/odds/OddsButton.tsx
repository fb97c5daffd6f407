import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import { SpokenOnly } from '../SpokenOnly.tsx';
import { BoostedFrom } from './BoostedFrom.tsx';
import { OddsValue } from './OddsValue.tsx';
import styles from './odds.module.css';
import { oddsText } from './odds-text.ts';
import type { Outcome, Price } from './price.ts';

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
        <Locked sign={sign} words={`${words}, ${t('odds.suspended')}`} mark={mark}>
          <Icon name="lock" size={15} />
        </Locked>
      );
    case 'unpriced':
      return (
        <Locked sign={sign} words={`${words}, `} mark={mark}>
          <small className={styles.unpriced}>{t('odds.unpriced')}</small>
        </Locked>
      );
    case 'stale':
      return (
        <Locked sign={sign} words={`${words}, ${t('odds.stale')} `} mark={mark}>
          <b className={styles.value}>{oddsText(price.oddsThousandths)}</b>
        </Locked>
      );
    case 'open':
      return (
        <button
          className={classNames(
            styles.odds,
            price.boostedFrom !== undefined && styles.boosted,
            mark && styles[mark],
          )}
          type="button"
          aria-pressed={mark === 'selected'}
          onClick={() => onPick(selectionId)}
        >
          <Flash price={price} />
          <Named sign={sign} words={words} boostedFrom={price.boostedFrom} />
          <OddsValue odds={price.oddsThousandths} moved={price.moved} />
        </button>
      );
  }
}

type LockedProps = { sign: string; words: string; mark: Outcome['mark']; children: ReactNode };

/** Stays in the tab order, so that a reader is told why it cannot be picked (SCR-14). */
function Locked({ sign, words, mark, children }: LockedProps) {
  return (
    <button
      className={classNames(styles.odds, styles.locked, mark && styles.kept)}
      type="button"
      aria-disabled
    >
      <span className={styles.sign}>{sign}</span>
      <SpokenOnly>{` ${words}`}</SpokenOnly>
      {children}
    </button>
  );
}

/** A tint that fades; drawn anew for every move, so that two in a row are seen as two. */
function Flash({ price }: { price: Extract<Price, { status: 'open' }> }) {
  return price.moved ? <Tint key={price.moves} moved={price.moved} /> : null;
}

const takeFlashPlace = createFlashPlaces(() => performance.now());

/** Where too many flash already the arrow alone tells of the move (BRW-14). */
function Tint({ moved }: { moved: 'up' | 'down' }) {
  const [hasPlace] = useState(takeFlashPlace);
  return hasPlace ? <i className={classNames(styles.flash, styles[moved])} /> : null;
}

type NamedProps = { sign: string; words: string; boostedFrom: number | undefined };

/** What the price is for; a boosted one shows the old one in the place of its sign (BOOST-30). */
function Named({ sign, words, boostedFrom }: NamedProps) {
  if (boostedFrom !== undefined) {
    return (
      <>
        <SpokenOnly>{`${sign} ${words}, `}</SpokenOnly>
        <BoostedFrom odds={boostedFrom} className={styles.sign} />
      </>
    );
  }
  return (
    <>
      <span className={styles.sign}>{sign}</span>
      <SpokenOnly>{` ${words}, odds `}</SpokenOnly>
    </>
  );
}

/** As long as the tint takes to fade (`--flash` of the tokens). */
const FLASH_MS = 1_600;
/** Each is a layer of its own while it fades; a slow phone cannot carry twenty at 60 frames. */
const AT_ONCE_MAX = 6;

/** Limits how many buttons flash at once: more could not be followed. */
export function createFlashPlaces(now: () => number): () => boolean {
  let endsAtMs: readonly number[] = [];
  return () => {
    const nowMs = now();
    endsAtMs = endsAtMs.filter((end) => end > nowMs);
    if (endsAtMs.length >= AT_ONCE_MAX) return false;
    endsAtMs = [...endsAtMs, nowMs + FLASH_MS];
    return true;
  };
}
