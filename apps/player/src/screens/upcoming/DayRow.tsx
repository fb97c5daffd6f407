import { serverNowMs } from '../../features/clock/server-clock.ts';
import { t } from '../../i18n/i18n.ts';
import { ChoiceRow } from '../match-list/controls/ChoiceRow.tsx';
import { dayWords } from '../match-list/day-words.ts';
import type { Day } from './days.ts';

type DayRowProps = {
  days: readonly Day[];
  chosen: string | undefined;
  onChoose: (date: string) => void;
};

export function DayRow({ days, chosen, onChoose }: DayRowProps) {
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
