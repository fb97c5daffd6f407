import { t } from '../../../i18n/i18n.ts';
import type { Slip } from '../bet/BetFooter.tsx';

type BarNote = { readonly tone: 'plain' | 'alert'; readonly text: string };

/** SLIP-51: a closed slip hides no trouble; without any it says what the bet stands at. */
export function barNote({ view, state }: Pick<Slip, 'view' | 'state'>): BarNote {
  const { legs, openLegs, submit, sum } = view;
  const alert = (text: string): BarNote => ({ tone: 'alert', text });
  if (submit.kind === 'unsure') return alert(t('slipBar.unsure'));
  if (submit.kind === 'sending') return { tone: 'plain', text: t('slipBar.sending') };
  if (state.notice || legs.some(({ refusedAs }) => refusedAs)) return alert(t('slipBar.refused'));
  const count = legs.length - openLegs.length;
  if (count > 0) return alert(t('slipBar.closed', { count }));
  return { tone: 'plain', text: sum ? standing(sum) : '' };
}

function standing({ totalOdds, lines, bets }: NonNullable<Slip['view']['sum']>): string {
  if (totalOdds) return `Odds ${totalOdds}`;
  return lines > 1 ? `${t('slipBet.lines')} ${lines}` : `${t('slipBet.bets')} ${bets}`;
}
