import { useState } from 'react';
import { askForPayConfig } from '../../features/payments/pay-config.ts';
import type { PayConfig, Withdrawal, WithdrawalTerms } from '../../features/payments/payment.ts';
import { askForTerms, withdrawalUnderWay } from '../../features/payments/withdrawals.ts';
import { useQuery } from '../../features/query/use-query.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { type Standing, standingOf } from './withdrawal-rules.ts';

type WithdrawView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'following'; readonly withdrawal: Withdrawal }
  | { readonly status: Exclude<Standing, 'open'>; readonly terms: WithdrawalTerms }
  | { readonly status: 'open'; readonly terms: WithdrawalTerms; readonly config: PayConfig };

/** The page is about the withdrawal under way, if there is one; else about a new one. */
export function useWithdraw({ id, balance }: UserInfo) {
  const config = useQuery(askForPayConfig, 'now');
  const terms = useQuery(askForTerms, id);
  const found = useQuery(withdrawalUnderWay.find, id);
  /** What the player has begun or left on this page; it outweighs what was found. */
  const [own, setOwn] = useState<{ readonly withdrawal: Withdrawal | undefined }>();

  function retry(): void {
    config.refetch();
    terms.refetch();
  }

  function view(): WithdrawView {
    const withdrawal = own ? own.withdrawal : found.status === 'ready' && found.data;
    if (withdrawal) return { status: 'following', withdrawal };
    if (config.status === 'failed' || terms.status === 'failed') return { status: 'failed', retry };
    if (config.status === 'loading' || terms.status === 'loading' || isLooking()) {
      return { status: 'loading' };
    }
    const known = { config: config.data, terms: terms.data };
    const standing = standingOf({ ...known, balance });
    return standing === 'open' ? { status: 'open', ...known } : { status: standing, ...known };
  }

  const isLooking = () => !own && found.status === 'loading';

  return {
    view: view(),
    follow: (withdrawal: Withdrawal) => setOwn({ withdrawal }),
    beginAnew: (left: Withdrawal) => {
      withdrawalUnderWay.leave(left);
      setOwn({ withdrawal: undefined });
      retry();
    },
    askForTerms: retry,
  };
}
