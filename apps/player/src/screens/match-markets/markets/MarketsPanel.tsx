import {
  type MarketGroupWord,
  marketGroups,
} from '@kipute/contract/constants/matches/market-groups';
import { useState } from 'react';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pills } from '../../../ui/control/Pills.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { type MarketTab, tabsOf, typesIn } from '../arrangement/market-tabs.ts';
import type { OpenView } from '../use-match-page.ts';
import { useFavouriteTypes } from './favourite-types.ts';
import { MarketSearch, typesAbout } from './MarketSearch.tsx';
import styles from './markets.module.css';
import { TypeCards } from './TypeCards.tsx';

type MarketsPanelProps = { match: OpenView; refetch: () => void };

export function MarketsPanel({ match, refetch }: MarketsPanelProps) {
  const [chosen, chooseTab] = useState<MarketTab>('all');
  const [typed, setTyped] = useState('');
  const favourites = useFavouriteTypes();
  const { types } = match.board;
  const tabs = tabsOf(types, favourites);
  // A tab whose last market was withdrawn gives way to all of them.
  const tab = tabs.some((one) => one.tab === chosen) ? chosen : 'all';
  const found = typesAbout(typesIn(tab, types, favourites), typed);
  const showAll = () => {
    setTyped('');
    chooseTab('all');
  };
  if (types.length === 0) {
    return (
      <EmptyState icon="lock" title={t('markets.none')} text={t('markets.noneHint')}>
        <Button variant="outline" onClick={refetch}>
          {t('markets.refresh')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <MarketSearch typed={typed} onType={setTyped} />
      <div className={styles.tabs}>
        <Pills
          label={t('markets.groups')}
          choices={tabs.map(({ tab: id, count }) => ({ id, text: `${tabName(id)} ${count}` }))}
          current={tab}
          onChoose={chooseTab}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('markets.nothingFound', { typed: typed.trim() })}
          text={t('markets.nothingFoundHint')}
        >
          <Button variant="outline" onClick={showAll}>
            {t('markets.showAll')}
          </Button>
        </EmptyState>
      ) : (
        <TypeCards types={found} favourites={favourites} match={match} />
      )}
    </>
  );
}

function tabName(tab: MarketTab): string {
  if (tab === 'all' || tab === 'favourites') return t(`markets.${tab}`);
  const group: MarketGroupWord = tab;
  return marketGroups[group][currentLanguage()];
}
