import { t } from '../../../i18n/i18n.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { sportChoices } from './sport-choices.ts';
import { type Sport, useSports } from './sports.ts';

type SportRowProps = {
  count: (sport: Sport) => number;
  sportId: number | undefined;
  onChoose: (id: string) => void;
};

/** Its place is held until the sports have come, so the matches do not move. */
export function SportRow({ count, sportId, onChoose }: SportRowProps) {
  const chosen = String(sportId ?? '');
  const choices = sportChoices(useSports(), { count, chosen, every: t('lists.everySport') });
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
