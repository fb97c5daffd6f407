import type { DeskMatch } from '@kipute/contract/calls/office/live-desk';
import { liveBoardTexts } from '../../i18n/texts/live-board.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './live-board.module.css';

const words = {
  no: liveBoardTexts.open,
  'by-hand': liveBoardTexts.sealed,
  full: liveBoardTexts.full,
} as const;
const tones = { no: 'quiet', 'by-hand': 'bad', full: 'warn' } as const;

export function StateTag({ match: { sealed } }: { match: DeskMatch }) {
  const t = useText();
  return (
    <span className={classes.tag} data-tone={tones[sealed]}>
      {t(words[sealed])}
    </span>
  );
}
