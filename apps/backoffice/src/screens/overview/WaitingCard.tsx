import { Link } from 'react-router';
import { badgeText, type QueueTone } from '../../features/queues/queue-badge.ts';
import { useQueueCounts } from '../../features/queues/use-queue-counts.ts';
import { overviewTexts } from '../../i18n/texts/overview.ts';
import { useText } from '../../i18n/use-text.ts';
import { useMenu } from '../../menu/menu.ts';
import cards from '../_statistics/statistics.module.css';
import classes from './overview.module.css';

const toneTexts = { overdue: overviewTexts.overdue, mine: overviewTexts.mine } as const;
const gravity: readonly QueueTone[] = ['overdue', 'mine', 'waiting'];

/** Every queue of the role with something in it, the gravest first. */
export function WaitingCard() {
  const t = useText();
  const counts = useQueueCounts();
  const screens = useMenu().flatMap((section) => section.screens);
  const queues = counts
    .flatMap((count) => {
      const screen = screens.find(({ node }) => node === count.node);
      return screen && count.count > 0 ? [{ ...count, screen }] : [];
    })
    .toSorted((one, other) => gravity.indexOf(one.tone) - gravity.indexOf(other.tone));
  return (
    <section className={cards.card} aria-label={t(overviewTexts.waiting)}>
      <header>
        <h2>{t(overviewTexts.waiting)}</h2>
      </header>
      {queues.length === 0 ? (
        <p>{t(overviewTexts.nothingWaits)}</p>
      ) : (
        <ul className={classes.waiting}>
          {queues.map(({ node, tone, count, screen }) => (
            <li key={node} data-tone={tone}>
              <Link to={screen.path}>{screen.title}</Link>
              {tone !== 'waiting' && <small>{t(toneTexts[tone])}</small>}
              <b>{badgeText({ count, tone })}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
