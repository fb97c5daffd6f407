import { useId } from 'react';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Tabs } from '../../ui/control/Tabs.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ListMarkets } from '../match-list/controls/ListMarkets.tsx';
import { ListHeading } from '../match-list/ListHeading.tsx';
import { MatchList } from '../match-list/MatchList.tsx';
import { NoMatches } from '../match-list/NoMatches.tsx';
import { useMatchPages } from '../match-list/use-match-pages.ts';

const popularLists = ['today', 'all'] as const;
type PopularListName = (typeof popularLists)[number];

export function PopularScreen() {
  const panelId = useId();
  const { parameters, choose } = useAddressChoice();
  const chosen = parameters.get('list') === 'all' ? 'all' : 'today';
  return (
    <>
      <ListHeading sign={<Icon name="flame" size={22} />} title={t('lists.popular.title')} />
      <Tabs
        label={t('lists.popular.title')}
        choices={popularLists.map((id) => ({ id, text: t(`lists.popular.${id}`) }))}
        current={chosen}
        onChoose={(list) => choose('list', list)}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`lists.popular.${chosen}`)}>
        <PopularPanel key={chosen} chosen={chosen} />
      </div>
    </>
  );
}

function PopularPanel({ chosen }: { chosen: PopularListName }) {
  const list = useMatchPages({
    name: `popular ${chosen}`,
    fetchPage: (page) =>
      api.atlassian.popular_list({ ...page, to_day: chosen === 'today' }, { silent: true }),
  });
  return (
    <ListMarkets>
      {(markets) => (
        <MatchList
          list={list}
          markets={markets}
          empty={
            <NoMatches
              icon="flame"
              title={t('lists.popular.none')}
              text={t('lists.popular.noneHint')}
            />
          }
        />
      )}
    </ListMarkets>
  );
}
