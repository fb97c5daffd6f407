import { t } from '../../i18n/i18n.ts';
import { usePopularLeagues } from '../../shell/navigation/popular-leagues.ts';
import { ChipLink, ChipRow } from '../../ui/control/ChipLink.tsx';
import { LeagueSign } from '../../ui/match/LeagueSign.tsx';
import styles from './home.module.css';

/** Only on a phone: a desktop names the leagues in its left frame. */
export function PopularLeagues() {
  return (
    <div className={styles.phoneOnly}>
      <ChipRow label={t('home.leagues')}>
        {usePopularLeagues().map(({ title, flag, path }) => (
          <ChipLink key={title} to={path}>
            <LeagueSign league={{ name: title, flag }} width={18} />
            {title}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
