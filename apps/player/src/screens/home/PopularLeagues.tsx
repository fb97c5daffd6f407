import { t } from '../../i18n/i18n.ts';
import { defaultPopularLeagues, searchPath } from '../../shell/navigation/popular-leagues.ts';
import { ChipLink, ChipRow } from '../../ui/control/ChipLink.tsx';
import { Flag } from '../../ui/Flag.tsx';
import styles from './home.module.css';

/** Only on a phone: a desktop names the leagues in its left frame. */
export function PopularLeagues() {
  return (
    <div className={styles.phoneOnly}>
      <ChipRow label={t('home.leagues')}>
        {defaultPopularLeagues.map(({ title, flag }) => (
          <ChipLink key={title} to={searchPath(title)}>
            <Flag code={flag} width={18} />
            {title}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
