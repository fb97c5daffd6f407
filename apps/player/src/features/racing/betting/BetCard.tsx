import { useId } from 'react';
import { type PlainTextKey, t } from '../../../i18n/i18n.ts';
import { StakeRow } from '../placing/StakeRow.tsx';
import type { BetView } from '../placing/use-betting.ts';
import { kindName } from '../round/words.ts';
import styles from './betting.module.css';
import { Picker } from './CarPicker.tsx';
import { type BetChoice, kindsOf } from './draft-store.ts';
import { TenBuilder } from './TenBuilder.tsx';
import { TenPrizes } from './TenPrizes.tsx';

const titles = {
  champion: 'racing.pick.champion',
  'champion-and-runner-up': 'racing.pick.pair',
  'top-three': 'racing.pick.three',
  'odd-even': 'racing.pick.parity',
  'big-small': 'racing.pick.size',
  'ten-of-ten': 'racing.pick.ten',
  main: 'racing.pick.main',
} as const satisfies Record<BetChoice, PlainTextKey>;

const hints = {
  champion: 'racing.howMany.one',
  'champion-and-runner-up': 'racing.howMany.two',
  'top-three': 'racing.howMany.three',
  'odd-even': 'racing.howMany.side',
  'big-small': 'racing.howMany.side',
  main: 'racing.howMany.main',
} as const satisfies Record<Exclude<BetChoice, 'ten-of-ten'>, PlainTextKey>;

type BetCardProps = {
  view: BetView;
  /** A desktop has it in the card beside. */
  stake: 'here' | 'beside';
};

/** Where one picks, for the kind that was chosen. */
export function BetCard({ view, stake }: BetCardProps) {
  const titleId = useId();
  const { choice, numbers } = view.draft;
  const rests = view.state.kind === 'resting';
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.cardHead}>
        <h2 className={styles.title} id={titleId}>
          {t(titles[choice])}
        </h2>
        <span className={styles.how}>
          {choice === 'ten-of-ten'
            ? t('racing.of', { some: numbers['ten-of-ten'].length, all: 10 })
            : t(hints[choice])}
        </span>
      </header>
      {choice === 'ten-of-ten' ? (
        <TenBuilder view={view} />
      ) : (
        kindsOf(choice).map((kind) => (
          <div key={kind}>
            {choice === 'main' && <h3 className={styles.partTitle}>{kindName(kind)}</h3>}
            <Picker view={view} kind={kind} />
          </div>
        ))
      )}
      {stake === 'here' && !rests && <StakeRow view={view} />}
      {choice === 'ten-of-ten' && <TenPrizes now={view.now} />}
    </section>
  );
}
