import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { isSheetOpen } from '../sheet/sheet-history.ts';
import styles from './free-bets.module.css';
import {
  FREE_BETS_PATH,
  leftOf,
  type MyFreeBet,
  type MyFreeBets,
  otherCredit,
  useFreeBets,
} from './use-free-bets.ts';

/** The stake below stays in sight; the statement has them all. */
const ROWS_MAX = 3;

/** What the credit consists of, where it is chosen to pay with (FRB-23). */
export function FreeBetLine() {
  const mine = useFreeBets();
  return mine ? <DrawnLine mine={mine} /> : null;
}

/** What ends first says it all where there is nothing else. */
export function DrawnLine({ mine }: { mine: MyFreeBets }) {
  const [first] = mine.list;
  if (!first) return null;
  const count = mine.list.length;
  const others = otherCredit(mine);
  const line = (
    <>
      <Icon name="gift" size={16} />
      {t('freeBets.line', { count, first: leftOf(first) })}
    </>
  );
  if (count === 1 && others === 0) return <p className={styles.line}>{line}</p>;
  return (
    <details className={styles.more}>
      <summary className={styles.line}>
        {line}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul className={styles.list}>
        {mine.list.slice(0, ROWS_MAX).map((one) => (
          <li key={one.id}>
            {leftOf(one)} <small>{reasonOf(one)}</small>
          </li>
        ))}
        {count > ROWS_MAX && (
          <li>
            <Link href={FREE_BETS_PATH} className={styles.all} replace={isSheetOpen()}>
              {t('freeBets.all', { count })}
            </Link>
          </li>
        )}
        {others > 0 && (
          <li>
            {`TSh ${shownAmount(others)}`} <small>{t('freeBets.others')}</small>
          </li>
        )}
      </ul>
    </details>
  );
}

/** Its own name, or why it was given. */
export const reasonOf = ({ name, cause }: MyFreeBet): string =>
  name || t(`freeBets.cause.${cause}`);
