import { type Senti, formatShillings as shown } from '@kipute/domain/money/senti';
import { t } from '../../../i18n/i18n.ts';
import { offeredPart } from '../offers/part-of-offer.ts';
import { type BarFacts, type BarView, standingChange } from './bar-view.ts';
import { lockText } from './lock-text.ts';

/** The line under the button. News is spoken when it comes; the rest may be read. */
export type BarNote = { readonly news: string } | { readonly quiet: string };

type NoteFacts = BarFacts & {
  /** At the time of the bet. */
  readonly stake: Senti;
};

/** Never empty, so that nothing below it moves (ORD-62). */
export function barNote(view: BarView, facts: NoteFacts): BarNote {
  switch (view.kind) {
    case 'confirming':
      return { news: t('cashOut.tapAgain') };
    case 'sending':
      return { news: t('cashOut.waiting') };
    case 'unsure':
      return { news: t('cashOut.unsure') };
    case 'sold':
      return { news: t('cashOut.soldText') };
    case 'failed':
      return { quiet: t('cashOut.failed') };
    case 'none':
    case 'locked':
      return newsOfSale(facts) ?? { quiet: lockText(view.why) };
    case 'retrieving':
    case 'offered':
      return newsOfSale(facts) ?? { quiet: quietWords(facts) };
  }
}

function newsOfSale(facts: NoteFacts): BarNote | undefined {
  const { sale } = facts;
  const change = standingChange(facts);
  if (change)
    return { news: t('cashOut.changed', { from: shown(change.from), to: shown(change.to) }) };
  switch (sale?.step) {
    case 'not-sold': {
      const why = sale.why ? lockText(sale.why) : sale.words;
      return { news: t('cashOut.notSold', { why }) };
    }
    case 'sold':
      return {
        news: t('cashOut.soldPart', { amount: shown(sale.paid), left: shown(sale.stakeLeft) }),
      };
    default:
      return undefined;
  }
}

function quietWords(facts: NoteFacts): string {
  const { known, stake } = facts;
  const part = offeredPart(facts);
  if (part && part.stakeLeft > 0n) return t('cashOut.stays', { left: shown(part.stakeLeft) });
  if (known.status === 'known' && known.offer.stakeInPlay < stake) {
    return t('cashOut.inPlay', { left: shown(known.offer.stakeInPlay), stake: shown(stake) });
  }
  if (!part) return t('cashOut.retrievingText');
  return part.tax > 0n ? t('cashOut.taxed', { tax: shown(part.tax) }) : t('cashOut.untaxed');
}
