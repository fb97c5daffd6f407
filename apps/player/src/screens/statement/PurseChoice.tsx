import { t } from '../../i18n/i18n.ts';
import { SegmentedControl } from '../../ui/control/SegmentedControl.tsx';
import { type Purse, type PurseText, purses } from './purses.ts';

type PurseChoiceProps = { purse: Purse; onChoose: (purse: PurseText) => void };

export function PurseChoice({ purse, onChoose }: PurseChoiceProps) {
  const texts = {
    1: t('statement.cash'),
    2: t('statement.credit'),
    3: t('statement.coin'),
  } as const;
  return (
    <SegmentedControl
      label={t('statement.purse')}
      choices={purses.map((id) => ({ id, text: texts[id] }))}
      current={String(purse) as PurseText}
      onChoose={onChoose}
    />
  );
}
