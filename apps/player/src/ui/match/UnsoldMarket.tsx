import { classNames } from '../class-names.ts';
import odds from '../odds/odds.module.css';
import { outcomesOf, type TileMarket } from './match.ts';
import styles from './match-tile.module.css';
import { outcomeSign } from './outcome-words.ts';

export const DASH = '–';

/** A market that has not come yet or is no longer sold: its cells, with a dash in each. */
export function UnsoldMarket({ market }: { market: TileMarket }) {
  return (
    <div className={styles.market} aria-hidden="true">
      {outcomesOf[market].map((outcome) => (
        <span key={outcome} className={classNames(odds.cell, odds.awaited)}>
          <span className={odds.sign}>{outcomeSign(outcome)}</span>
          <b className={odds.value}>{DASH}</b>
        </span>
      ))}
    </div>
  );
}
