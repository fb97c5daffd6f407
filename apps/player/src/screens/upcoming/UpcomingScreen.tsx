import { serverNowMs } from '../../features/clock/server-clock.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ChoiceRow } from '../match-list/controls/ChoiceRow.tsx';
import { SportRow } from '../match-list/controls/SportRow.tsx';
import { upcomingIn } from '../match-list/controls/sport-choices.ts';
import { useHeadingMarkets } from '../match-list/controls/use-heading-markets.tsx';
import { dayWords } from '../match-list/day-words.ts';
import { ListHeading } from '../match-list/ListHeading.tsx';
import { MatchList } from '../match-list/MatchList.tsx';
import { NoMatches } from '../match-list/NoMatches.tsx';
import type { Day } from './days.ts';
import { useUpcoming } from './use-upcoming.ts';

export function UpcomingScreen() {
  const { days, day, sportId, choose, list } = useUpcoming();
  const { menu, markets } = useHeadingMarkets(sportId);
  return (
    <>
      <ListHeading sign={<Icon name="calendar-days" size={22} />} title={t('lists.upcoming.title')}>
        {menu}
      </ListHeading>
      <DayRow days={days} chosen={day} onChoose={(date) => choose('date', date)} />
      <SportRow
        count={upcomingIn}
        date={day}
        sportId={sportId}
        onChoose={(id) => choose('sport_id', id)}
      />
      <MatchList
        list={list}
        markets={markets}
        empty={
          <NoMatches
            icon="calendar-days"
            title={t('lists.upcoming.none')}
            text={t('lists.upcoming.noneHint')}
            next={{ to: '/ready_start', text: t('lists.upcoming.everything') }}
          />
        }
      />
    </>
  );
}

type DayRowProps = {
  days: readonly Day[];
  chosen: string | undefined;
  onChoose: (date: string) => void;
};

function DayRow({ days, chosen, onChoose }: DayRowProps) {
  const isCounted = days.every(({ matches }) => matches !== undefined);
  const total = days.reduce((sum, { matches = 0 }) => sum + matches, 0);
  return (
    <ChoiceRow
      label={t('lists.days')}
      look="days"
      choices={[
        { id: '', text: t('lists.everyDay'), count: isCounted ? total : undefined },
        ...days.map(({ date, matches }) => ({
          id: date,
          text: dayWords(date, serverNowMs()),
          count: matches,
        })),
      ]}
      current={chosen ?? ''}
      onChoose={onChoose}
    />
  );
}
