import { currentLanguage, t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ChoiceRow } from '../match-list/controls/ChoiceRow.tsx';
import { ListHeading } from '../match-list/ListHeading.tsx';
import { ResultList } from './ResultList.tsx';
import { ResultSearch } from './ResultSearch.tsx';
import { resultDayWords } from './result-day-words.ts';
import { useResults } from './use-results.ts';

/** What was played in four weeks: by day and sport, or of one team. */
export function ResultsScreen() {
  const { days, sports, day, sportId, words, choose } = useResults();
  return (
    <>
      <ListHeading
        sign={<Icon name="list-checks" size={22} />}
        title={t('results.title')}
        below={words === '' ? undefined : t('results.of', { words })}
      />
      <ResultSearch words={words} onSearch={(asked) => choose('key_word', asked)} />
      {words === '' && (
        <>
          <ChoiceRow
            label={t('lists.days')}
            look="days"
            choices={[
              { id: '', text: t('lists.everyDay'), count: total(days) },
              ...days.map(({ date, match_num: count }) => ({
                id: date,
                text: resultDayWords(date),
                count,
              })),
            ]}
            current={day ?? ''}
            onChoose={(date) => choose('date', date)}
          />
          <ChoiceRow
            label={t('lists.sports')}
            look="sports"
            choices={[
              { id: '', text: t('lists.everySport'), count: total(sports) },
              ...sports.map(({ id, name, match_num: count }) => ({
                id: String(id),
                text: name,
                count,
              })),
            ]}
            current={String(sportId ?? '')}
            onChoose={(id) => choose('sport_id', id)}
          />
        </>
      )}
      <ResultList
        key={`${currentLanguage()} ${day} ${sportId} ${words}`}
        day={day}
        sportId={sportId}
        words={words}
      />
    </>
  );
}

const total = (places: readonly { readonly match_num: number }[]): number | undefined =>
  places.length === 0 ? undefined : places.reduce((sum, { match_num }) => sum + match_num, 0);
