import { useId } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Pills } from '../../ui/control/Pills.tsx';
import { Tabs } from '../../ui/control/Tabs.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './home.module.css';
import { homeListChoices, marketChoices } from './home-lists.ts';
import { PopularPanel } from './PopularPanel.tsx';
import { UpcomingPanel } from './UpcomingPanel.tsx';
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
