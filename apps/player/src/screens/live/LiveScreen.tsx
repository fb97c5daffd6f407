import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { useLiveCount } from '../../features/live-odds/live-count.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { LiveDot } from '../../ui/match/LiveDot.tsx';
import { SportRow } from '../match-list/controls/SportRow.tsx';
import { liveIn, sportNamed } from '../match-list/controls/sport-choices.ts';
import { useHeadingMarkets } from '../match-list/controls/use-heading-markets.tsx';
import { ListHeading } from '../match-list/ListHeading.tsx';
import { MatchList } from '../match-list/MatchList.tsx';
import { NoMatches } from '../match-list/NoMatches.tsx';
import { useMatchPages } from '../match-list/use-match-pages.ts';

export function LiveScreen() {
  const { sportId, chooseSport, list } = useLiveList();
  const count = useLiveCount() ?? 0;
  const { menu, markets } = useHeadingMarkets(sportId);
  return (
    <>
      <ListHeading
        sign={<LiveDot />}
        title={t('lists.live.title')}
        count={{ value: count, tone: 'live', words: t('shell.liveMatches') }}
      >
        {menu}
      </ListHeading>
      <SportRow count={liveIn} sportId={sportId} onChoose={chooseSport} />
      <MatchList
        list={list}
        markets={markets}
        empty={
          <NoMatches icon="radio" title={t('lists.live.none')} text={t('lists.live.noneHint')} />
        }
      />
    </>
  );
}

function useLiveList() {
  const { parameters, choose } = useAddressChoice();
  const sportId = sportNamed(parameters.get('sport_id'));
  const list = useMatchPages({
    name: `live ${sportId}`,
    fetchPage: (page) =>
      api.atlassian.get_rolling_ball(
        { ...page, ...(sportId !== undefined && { sport_id: sportId }) },
        { silent: true },
      ),
  });
  return { sportId, chooseSport: (id: string) => choose('sport_id', id), list };
}
