import { referredTexts } from '../../i18n/texts/referred.ts';
import { useText } from '../../i18n/use-text.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { ListPart, useOpenList } from '../_list-kit/ListPart.tsx';
import { ReferredQueue } from '../_referred/ReferredQueue.tsx';
import classes from '../_referred/referred.module.css';
import { referredList } from './referred-list.ts';

/** What waits for a trader, and below what became of the others. */
export function ReferredBetsScreen() {
  const t = useText();
  const open = useOpenList(referredList);
  return (
    <ScreenFrame intro={referredTexts.intro}>
      <ReferredQueue density="whole" />
      <h2 className={classes.ended}>{t(referredTexts.ended)}</h2>
      <ListPart open={open} />
    </ScreenFrame>
  );
}
