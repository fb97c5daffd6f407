import { referredTexts } from '../../../i18n/texts/referred.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ReferredQueue } from '../../_referred/ReferredQueue.tsx';
import classes from '../live-board.module.css';

/** Large bets that wait for a trader; it follows a topic of its own. */
export function ReferredPanel() {
  const t = useText();
  return (
    <section className={classes.card} aria-labelledby="waiting-bets">
      <h2 id="waiting-bets" className={classes.cardTitle}>
        {t(referredTexts.waiting)}
      </h2>
      <ReferredQueue density="compact" />
    </section>
  );
}
