import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { useId } from 'react';
import { serverNowMs } from '../../features/clock/server-clock.ts';
import { MatchGroups } from '../../features/matches/MatchGroups.tsx';
import { upcomingQuery } from '../../features/matches/queries.ts';
import { useTransitionState } from '../../features/query/use-query-data.ts';
import { t } from '../../i18n/i18n.ts';
import { Pills } from '../../ui/control/Pills.tsx';
import { Tabs } from '../../ui/control/Tabs.tsx';
import type { QuickMarket } from '../../ui/match/match.ts';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './home.module.css';
import { homeListChoices, marketChoices } from './home-lists.ts';
import { MatchPanel } from './MatchPanel.tsx';
import { PopularPanel } from './PopularPanel.tsx';
import type { Home } from './use-home.ts';

/** The tabs and pills stay in sight while the groups below them scroll. */
export function MatchLists({ home }: { home: Home }) {
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
        <Panel home={home} />
      </div>
    </section>
  );
}

function Panel({ home: { list, markets, ...home } }: { home: Home }) {
  switch (list) {
    case 'popular':
    case 'today':
      return <PopularPanel key={list} view={home[list]} markets={markets} />;
    case 'tomorrow':
    case 'upcoming':
      return <UpcomingPanel key={list} list={list} markets={markets} />;
  }
}

const DAY_MS = 86_400_000;

type UpcomingPanelProps = {
  list: 'tomorrow' | 'upcoming';
  markets: readonly QuickMarket[];
};

/** Fetched when its tab is opened, not before. */
function UpcomingPanel({ list, markets }: UpcomingPanelProps) {
  const day = list === 'tomorrow' ? eatDayOf(serverNowMs() + DAY_MS) : undefined;
  const query = upcomingQuery(day);
  return (
    <MatchPanel
      view={useTransitionState(query)}
      markets={markets}
      all={day === undefined ? '/ready_start' : `/ready_start?date=${day}`}
      retry={query.refetch}
    >
      {(matchIds) => <MatchGroups matchIds={matchIds} markets={markets} />}
    </MatchPanel>
  );
}
