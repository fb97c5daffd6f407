import { rulingSources } from '@kipute/contract/constants/betting/rulings';
import { ordersTexts } from '../../../i18n/texts/orders.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatInstant } from '../../../time/eat.ts';
import classes from '../orders.module.css';
import type { OfficeLeg } from './leg-state.ts';
import { Standing } from './Standing.tsx';

/** Every word on a selection, oldest first: who said it, when and why. */
export function LegRulings({ rulings }: Pick<OfficeLeg, 'rulings'>) {
  const t = useText();
  if (rulings.length === 0) return <p className={classes.quiet}>{t(ordersTexts.noRulings)}</p>;
  return (
    <>
      <h4>{t(ordersTexts.rulings)}</h4>
      <ol className={classes.rulings}>
        {rulings.map((ruling) => (
          <li key={ruling.revision}>
            <Standing outcome={ruling.outcome} />
            <span className={classes.quiet}>
              {t(ordersTexts.saidBy, {
                who: ruling.administrator || t(sourceOf(ruling.said_by)),
                time: formatInstant(ruling.ruled_at),
              })}
            </span>
            {[ruling.why, ruling.note].map(
              (words) => words !== '' && <span key={words}>{words}</span>,
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const sourceOf = (id: number) =>
  id === rulingSources.person.id ? rulingSources.person : rulingSources.grading;
