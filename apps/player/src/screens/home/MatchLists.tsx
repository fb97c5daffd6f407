import { useId } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Pills } from '../../ui/control/Pills.tsx';
import { Tabs } from '../../ui/control/Tabs.tsx';
import { AwaitedTile } from '../../ui/match/AwaitedTile.tsx';
import { LeagueGroup } from '../../ui/match/LeagueGroup.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './home.module.css';
import { homeListChoices, marketChoices, placeholderMatches } from './home-lists.ts';
import type { useHome } from './use-home.ts';

/** The tabs and pills stay in sight while the groups below them scroll. */
export function MatchLists({ home }: { home: ReturnType<typeof useHome> }) {
  const panelId = useId();
  return (
    <section className={styles.lists}>
      <h2>
        <SpokenOnly>{t('home.lists')}</SpokenOnly>
      </h2>
      <div className={styles.controls}>
        <Tabs
          label={t('home.lists')}
          choices={homeListChoices()}
          current={home.list}
          onChoose={home.chooseList}
          panelId={panelId}
        />
        <div className={styles.phoneOnly}>
          <Pills
            label={t('home.markets')}
            choices={marketChoices()}
            current={home.market}
            onChoose={home.chooseMarket}
          />
        </div>
      </div>
      <div id={panelId} role="tabpanel" aria-label={t(`home.${home.list}`)}>
        <LeagueGroup
          league={{ name: t('home.football'), sign: 'volleyball' }}
          markets={home.markets}
        >
          {placeholderMatches.map((match) => (
            <AwaitedTile key={match} markets={home.markets} />
          ))}
        </LeagueGroup>
      </div>
    </section>
  );
}
