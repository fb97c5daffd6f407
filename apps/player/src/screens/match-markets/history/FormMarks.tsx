import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import styles from './history.module.css';
import { type PastMatch, resultFor } from './past-results.ts';

/** The first letter of each result, as tables have it; oldest left, so the newest is read last. */
export function FormMarks({ teamId, past }: { teamId: string; past: readonly PastMatch[] }) {
  return (
    <ol className={styles.marks}>
      {[...past].reverse().map((match) => {
        const result = resultFor(teamId, match);
        const words = t(`markets.${result}`);
        return (
          <li key={match.id} className={classNames(styles.mark, styles[result])}>
            <span aria-hidden="true">{words.charAt(0)}</span>
            <SpokenOnly>{words}</SpokenOnly>
          </li>
        );
      })}
    </ol>
  );
}
