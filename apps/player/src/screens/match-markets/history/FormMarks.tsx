import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import styles from './history.module.css';
import { type PastMatch, resultFor } from './past-results.ts';

const letters = { win: 'W', drawn: 'D', loss: 'L' } as const;

/** W, D, L as players know them from every table; oldest left, so the newest is read last. */
export function FormMarks({ teamId, past }: { teamId: string; past: readonly PastMatch[] }) {
  return (
    <ol className={styles.marks}>
      {[...past].reverse().map((match) => {
        const result = resultFor(teamId, match);
        return (
          <li key={match.id} className={classNames(styles.mark, styles[result])}>
            <span aria-hidden="true">{letters[result]}</span>
            <SpokenOnly>{t(`markets.${result}`)}</SpokenOnly>
          </li>
        );
      })}
    </ol>
  );
}
