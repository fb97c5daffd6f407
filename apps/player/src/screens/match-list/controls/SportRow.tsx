import { type Sport, useSports } from '../../../features/matches/sports.ts';
import { t } from '../../../i18n/i18n.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { sportChoices } from './sport-choices.ts';

type SportRowProps = {
  count: (sport: Sport) => number;
  /** The numbers are of this day; without one of all days. */
  date?: string | undefined;
  sportId: number | undefined;
  onChoose: (id: string) => void;
};

/** Its place is held until the sports have come, so the matches do not move. */
export function SportRow({ count, date, sportId, onChoose }: SportRowProps) {
  const chosen = String(sportId ?? '');
  const choices = sportChoices(useSports(date), { count, chosen, every: t('lists.everySport') });
  return (
    <ChoiceRow
      label={t('lists.sports')}
      look="sports"
      choices={choices}
      current={chosen}
      onChoose={onChoose}
    />
  );
}
