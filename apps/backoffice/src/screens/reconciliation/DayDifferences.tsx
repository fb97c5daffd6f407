import { differenceKinds } from '@kipute/contract/constants/money/reconciliation';
import type { CallContent } from '@kipute/contract/registry';
import { reconciliationTexts } from '../../i18n/texts/reconciliation.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Row } from '../_list-kit/definition/list.ts';
import { moneyText } from '../orders/money-text.ts';
import classes from './reconciliation.module.css';

type Day = CallContent<'reconciliation/inquire'>[number];
type Difference = Day['differences'][number];

const kindOf = (id: number) => Object.values(differenceKinds).find((kind) => kind.id === id);

/** Under the lines of the drawer: every difference is a case to be looked at. */
export function DayDifferences({ row }: { row: Row }) {
  const t = useText();
  // Safe because the list hands over only what its own call answered.
  const { differences, difference_count, compared_at } = row as unknown as Day;
  const without = compared_at === null ? reconciliationTexts.notCompared : reconciliationTexts.none;
  const more = difference_count - differences.length;
  return (
    <section className={classes.part}>
      <h2>{t(reconciliationTexts.differences)}</h2>
      {differences.length === 0 && <p>{t(without)}</p>}
      <ol className={classes.cases}>
        {differences.map((difference) => (
          <DifferenceCase key={difference.number} difference={difference} />
        ))}
      </ol>
      {more > 0 && <p>{t(reconciliationTexts.more, { count: more })}</p>}
    </section>
  );
}

function DifferenceCase({ difference }: { difference: Difference }) {
  const t = useText();
  const { direction, receipt, reference, our_amount, their_amount } = difference;
  const kind = kindOf(difference.kind);
  const way = direction === 'in' ? reconciliationTexts.moneyIn : reconciliationTexts.moneyOut;
  return (
    <li className={classes.case}>
      <b>{kind && t(kind)}</b>
      <span className={classes.digits}>
        {[t(way), receipt, reference].filter((part) => part !== '').join(' · ')}
      </span>
      {their_amount !== null && (
        <span>{t(reconciliationTexts.theirs, { amount: moneyText(their_amount) })}</span>
      )}
      {our_amount !== null && (
        <span>{t(reconciliationTexts.ours, { amount: moneyText(our_amount) })}</span>
      )}
    </li>
  );
}
