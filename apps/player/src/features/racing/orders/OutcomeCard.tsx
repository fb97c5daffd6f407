import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import hero from '../../../ui/hero/hero.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useDataSaver } from '../../data-saver/data-saver.ts';
import { CarBadge } from '../cars/CarPatterns.tsx';
import { RacingSign } from '../cars/RacingSign.tsx';
import { proofOf, type RacingOrder, type Round } from '../round/racing.ts';
import { coinText, coinTitle } from '../round/words.ts';
import { winText } from './order-words.ts';
import styles from './outcome.module.css';
import { type RoundOutcome, roundOutcome } from './round-outcome.ts';

type OutcomeProps = { round: Round; orders: readonly RacingOrder[] };

/** Right after the race: the first three, and what became of the player's bets. */
export function ResultCard({ round, orders }: OutcomeProps) {
  const isSavingData = useDataSaver();
  const outcome = roundOutcome(orders);
  const [first = 0, second = 0, third = 0] = round.result;
  return (
    <section
      className={classNames(styles.result, hero.woven, isSavingData && styles.flat)}
      data-won={outcome?.kind === 'won'}
    >
      <header className={styles.top}>
        <RacingSign name="flag" />
        <h2>{t('racing.resultOf', { issue: round.issue })}</h2>
      </header>
      <ol className={styles.podium} aria-label={t('racing.topThree')}>
        <li>
          <CarBadge car={first} size="largest" />
          <b>{t('racing.first')}</b>
        </li>
        <li>
          <CarBadge car={second} size="large" />
          <b>{t('racing.secondPlace')}</b>
        </li>
        <li>
          <CarBadge car={third} size="large" />
          <b>{t('racing.third')}</b>
        </li>
      </ol>
      <div role="status">{outcome && <Outcome outcome={outcome} />}</div>
      <Link className={styles.prove} href={proofOf(round.id)}>
        <Icon name="shield-check" size={16} />
        {t('racing.proveThis')}
      </Link>
    </section>
  );
}

/** A win is counted up; a loss is one grey line and no more. */
function Outcome({ outcome: { kind, staked, back, winners } }: { outcome: RoundOutcome }) {
  if (kind === 'open') return <p className={styles.plain}>{t('racing.counting')}</p>;
  if (kind === 'lost') {
    return <p className={styles.plain}>{t('racing.lost', { coins: coinText(staked) })}</p>;
  }
  if (kind === 'refunded') {
    return <p className={styles.plain}>{t('racing.refundedCoins', { coins: coinText(staked) })}</p>;
  }
  const [winner] = winners;
  return (
    <p className={styles.won}>
      <small>{t('racing.won')}</small>
      <b>{coinTitle(back)}</b>
      {winner && winners.length === 1 && <span>{winText(winner)}</span>}
    </p>
  );
}

/** Until the next race: what became of the bets on the round before, in one line. */
export function OutcomeLine({ round, orders }: OutcomeProps) {
  const outcome = roundOutcome(orders);
  if (!outcome) return null;
  return (
    <section className={styles.line} data-kind={outcome.kind}>
      <Icon name="car" size={20} />
      <p>
        <b>{lineText(outcome)}</b>
        <small>{aboutRound(round)}</small>
      </p>
      <Link href={proofOf(round.id)}>
        <Icon name="shield-check" size={16} />
        {t('racing.prove')}
      </Link>
    </section>
  );
}

function lineText({ kind, staked, back }: RoundOutcome): string {
  switch (kind) {
    case 'open':
      return t('racing.counting');
    case 'won':
      return t('racing.wonCoins', { coins: coinText(back) });
    case 'lost':
      return t('racing.lost', { coins: coinText(staked) });
    case 'refunded':
      return t('racing.refundedCoins', { coins: coinText(staked) });
  }
}

function aboutRound({ issue, result, refunded }: Round): string {
  const [champion] = result;
  if (refunded === 1 || champion === undefined) return t('racing.roundRefunded', { issue });
  return t('racing.championWas', { issue, car: champion });
}
