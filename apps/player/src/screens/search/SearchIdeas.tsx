import { useRecentSearches } from '../../features/recent-searches/recent-searches-store.ts';
import { t } from '../../i18n/i18n.ts';
import { usePopularLeagues } from '../../shell/navigation/popular-leagues.ts';
import { searchPath } from '../../shell/navigation/search-path.ts';
import { ChipLink, ChipRow } from '../../ui/control/ChipLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LeagueSign } from '../../ui/match/LeagueSign.tsx';
import styles from './ideas.module.css';

/** Where nothing was searched or found: recent searches, and the popular leagues. */
export function SearchIdeas() {
  const recent = useRecentSearches();
  return (
    <>
      {recent.length > 0 && (
        <section>
          <h2 className={styles.ideas}>{t('lists.search.recent')}</h2>
          <ChipRow label={t('lists.search.recent')}>
            {recent.map((keyWord) => (
              <ChipLink key={keyWord} to={searchPath(keyWord)}>
                <Icon name="clock" size={16} />
                {keyWord}
              </ChipLink>
            ))}
          </ChipRow>
        </section>
      )}
      <section>
        <h2 className={styles.ideas}>{t('lists.search.popular')}</h2>
        <ChipRow label={t('lists.search.popular')}>
          {usePopularLeagues().map(({ title, country, flag, picture, path }) => (
            <ChipLink key={title} to={path}>
              <LeagueSign league={{ name: title, flag, picture }} width={18} />
              {title}
              {country && <small>{country}</small>}
            </ChipLink>
          ))}
        </ChipRow>
      </section>
    </>
  );
}
