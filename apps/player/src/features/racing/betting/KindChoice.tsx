import { useId } from 'react';
import { type PlainTextKey, t } from '../../../i18n/i18n.ts';
import { oddsText, oddsThousandths, type RacingTable, statedReturnText } from '../round/racing.ts';
import { type BetChoice, betChoices, changeDraft, mainKinds } from './draft-store.ts';
import styles from './kinds.module.css';

const names = {
  champion: 'racing.kind.champion',
  'champion-and-runner-up': 'racing.kind.pair',
  'top-three': 'racing.kind.three',
  'odd-even': 'racing.kind.parity',
  'big-small': 'racing.kind.size',
  'ten-of-ten': 'racing.kind.ten',
  main: 'racing.kind.main',
} as const satisfies Record<BetChoice, PlainTextKey>;

const choiceName = (choice: BetChoice): string => t(names[choice]);

type KindChoiceProps = { table: RacingTable; current: BetChoice };

/** Every kind with what it multiplies and what it brings back, before anything is tapped (RCP-10). */
export function KindChoice({ table, current }: KindChoiceProps) {
  const group = useId();
  return (
    <fieldset className={styles.kinds} aria-label={t('racing.kinds')}>
      {betChoices.map((choice) => (
        <label key={choice} className={styles[choice === 'main' ? 'wide' : 'kind']}>
          <input
            className={styles.choice}
            type="radio"
            name={group}
            checked={choice === current}
            onChange={() => changeDraft({ choice })}
          />
          <span className={styles.tile}>
            <b className={styles.name}>{choiceName(choice)}</b>
            {choice === 'main' ? (
              <MainFacts table={table} />
            ) : (
              <Facts table={table} kind={choice} />
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Facts({ table, kind }: { table: RacingTable; kind: Exclude<BetChoice, 'main'> }) {
  const isTen = kind === 'ten-of-ten';
  const odds = oddsText(oddsThousandths(table, kind) / 1_000);
  return (
    <>
      <span className={styles.odds}>{isTen ? t('racing.pool') : odds}</span>
      <small className={styles.back}>
        {t('racing.returns', { percent: `${statedReturnText(table, kind)}${isTen ? '*' : ''}` })}
      </small>
    </>
  );
}

/** Of an order of several kinds each keeps its own. */
function MainFacts({ table }: { table: RacingTable }) {
  const odds = mainKinds.map((kind) => oddsText(oddsThousandths(table, kind) / 1_000));
  return (
    <>
      <span className={styles.odds}>{odds.join(' · ')}</span>
      <small className={styles.back}>{t('racing.mainHint')}</small>
    </>
  );
}
