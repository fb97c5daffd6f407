import { legStandings } from '@kipute/contract/constants/betting/rulings';
import { Cell } from '../../_list-kit/cells/Cell.tsx';
import type { Column } from '../../_list-kit/definition/list.ts';

const column: Column = {
  kind: 'status',
  field: 'outcome',
  title: { en: 'Outcome', sw: 'Matokeo' },
  choices: legStandings,
  tones: {
    pending: 'moving',
    abnormal: 'bad',
    win: 'good',
    'half-win': 'good',
    'half-lose': 'waiting',
  },
};

/** A dot and a word, as in every list. */
export function Standing({ outcome }: { outcome: number }) {
  return <Cell column={column} row={{ outcome }} />;
}
