import type { CallContent } from '@kipute/contract/registry';
import { useEffect } from 'react';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { kickOffLabel } from '../../ui/match/kick-off.ts';
import { shownAmount } from '../../ui/money-text.ts';
import { serverNowMs } from '../clock/server-clock.ts';
import { type Query, query } from '../query/query.ts';
import { useQueryData } from '../query/use-query-data.ts';
import { usePlayer } from '../session/session-store.ts';
import { api } from '../wire/api.ts';

export type MyFreeBets = CallContent<'free_bet/mine'>;
export type MyFreeBet = MyFreeBets['list'][number];

/** The statement of the credit, where each of them stands whole. */
export const FREE_BETS_PATH = '/user_bill?type=2';

/** Whose they are and in which words, and what is in the purse: what they follow from. */
type Known = { readonly owner: string; readonly credit: number };

/** The newest is kept and asked for once, however often it is shown (FRB-25). */
export function freeBetQueries<Data>(ask: () => Promise<Data>): (known: Known) => Query<Data> {
  let kept: (Known & { readonly asked: Query<Data> }) | undefined;
  return ({ owner, credit }) => {
    if (kept?.owner === owner && kept.credit === credit) return kept.asked;
    kept = { owner, credit, asked: query({ queryFn: ask }) };
    return kept.asked;
  };
}

type Answer = MyFreeBets | undefined;

const ofPlayer = freeBetQueries((): Promise<Answer> => api.free_bet.mine({}, { silent: true }));
const ofNobody = query<Answer>({ queryFn: async () => undefined });

/** Undefined for a visitor, and for whoever has no credit that they could be in. */
export function useFreeBets(): Answer {
  const player = usePlayer();
  const owner = `${player?.id} ${useLanguage()}`;
  const credit = player?.credit_money ?? 0;
  const asked = credit > 0 ? ofPlayer({ owner, credit }) : ofNobody;
  useEffect(() => {
    if (asked.state().status === 'failed') asked.refetch();
  }, [asked]);
  return useQueryData(asked);
}

/** In the credit, and no free bet. */
export function otherCredit({ credit_money, list }: MyFreeBets): number {
  const inFreeBets = list.reduce((sum, { left }) => sum + Math.round(left * 100), 0);
  return Math.max(0, (Math.round(credit_money * 100) - inFreeBets) / 100);
}

/** "15/11 12:00" in East Africa. */
export function endOf(expiresAt: string): string {
  const { date, time } = kickOffLabel({ startsAtMs: Date.parse(expiresAt), nowMs: serverNowMs() });
  return `${date} ${time}`;
}

/** What is left of one, and until when. */
export function leftOf({ left, expires_at }: MyFreeBet): string {
  const amount = `TSh ${shownAmount(left)}`;
  if (expires_at === null) return t('freeBets.undated', { amount });
  return t('freeBets.dated', { amount, until: endOf(expires_at) });
}
