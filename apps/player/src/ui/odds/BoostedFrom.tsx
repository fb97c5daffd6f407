import { t } from '../../i18n/i18n.ts';
import { SpokenOnly } from '../SpokenOnly.tsx';
import { oddsText } from './odds-text.ts';

type BoostedFromProps = { odds: number; className?: string | undefined };

/** The price without its boost, struck through, before the one with it: "from 1.80 to 2.10". */
export function BoostedFrom({ odds, className }: BoostedFromProps) {
  return (
    <>
      <SpokenOnly>{`${t('odds.raisedFrom')} `}</SpokenOnly>
      <s className={className}>{oddsText(odds)}</s>
      <SpokenOnly>{` ${t('odds.raisedTo')} `}</SpokenOnly>
    </>
  );
}
