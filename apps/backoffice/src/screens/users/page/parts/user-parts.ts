import { PART_COUNT_MAX } from '@kipute/contract/constants/operations/lists';
import type { Localised } from '@kipute/contract/locale';
import { userTexts } from '../../../../i18n/texts/users.ts';
import { formatCount } from '../../../_list-kit/cells/cell-text.ts';
import type { FixedFilter } from '../../../_list-kit/definition/fixed-list.ts';
import type { List } from '../../../_list-kit/definition/list.ts';
import { userCasinoRoundsList } from '../../../casino-rounds/casino-rounds-list.ts';
import { userTicketsList } from '../../../pool-issues/tickets-list.ts';
import { userRacingBetsList } from '../../../racing-orders/racing-orders-list.ts';
import type { MayCall, PageCall } from '../page-calls.ts';
import type { User } from '../user-words.ts';
import {
  userBillsList,
  userDepositsList,
  userInviteesList,
  userLogList,
  userMessagesList,
  userOrdersList,
  userWithdrawalsList,
} from './part-lists.ts';

type PartHead = {
  readonly key: string;
  readonly title: Localised;
  /** Whoever may not make it does not see the tab. */
  readonly call: PageCall;
  /** Undefined where there is nothing to count. */
  readonly count: (user: User) => number | undefined;
};

export type UserPart = PartHead &
  (
    | {
        readonly kind: 'list';
        readonly list: List;
        readonly fixed: (user: User) => FixedFilter;
        readonly whole?: (user: User) => string;
        /** Bills are read one purse at a time. */
        readonly purses?: true;
      }
    | { readonly kind: 'sessions' | 'limits' | 'identity' }
  );

const ofUser = ({ id }: User) => ({ user_id: id });

/** In the order of the tabs. */
export const userParts: readonly UserPart[] = [
  {
    key: 'bets',
    title: userTexts.bets,
    call: 'order_list/inquire',
    kind: 'list',
    list: userOrdersList,
    fixed: ofUser,
    whole: ({ id }) => `/orders?user_id=${id}`,
    count: ({ counts }) => counts.orders,
  },
  {
    key: 'bills',
    title: userTexts.bills,
    call: 'bill/manage',
    kind: 'list',
    list: userBillsList,
    fixed: ofUser,
    purses: true,
    count: ({ counts }) => counts.bills,
  },
  {
    key: 'pool-tickets',
    title: userTexts.poolTickets,
    call: 'pool_issue/tickets',
    kind: 'list',
    list: userTicketsList,
    fixed: ofUser,
    count: () => undefined,
  },
  {
    key: 'racing-bets',
    title: userTexts.racingBets,
    call: 'racing_order/inquire',
    kind: 'list',
    list: userRacingBetsList,
    fixed: ofUser,
    whole: ({ id }) => `/racing-orders?user_id=${id}`,
    count: () => undefined,
  },
  {
    key: 'casino-rounds',
    title: userTexts.casinoRounds,
    call: 'casino_round/inquire',
    kind: 'list',
    list: userCasinoRoundsList,
    fixed: ofUser,
    whole: ({ id }) => `/casino-rounds?user_id=${id}`,
    count: () => undefined,
  },
  {
    key: 'deposits',
    title: userTexts.deposits,
    call: 'recharge/manage',
    kind: 'list',
    list: userDepositsList,
    fixed: ofUser,
    whole: ({ id }) => `/recharges?user_id=${id}`,
    count: ({ counts }) => counts.deposits,
  },
  {
    key: 'withdrawals',
    title: userTexts.withdrawals,
    call: 'withdraw/manage',
    kind: 'list',
    list: userWithdrawalsList,
    fixed: ofUser,
    whole: ({ id }) => `/withdrawals?user_id=${id}`,
    count: ({ counts }) => counts.withdrawals,
  },
  {
    key: 'sessions',
    title: userTexts.sessionsDevices,
    call: 'subscriber/user_sessions',
    kind: 'sessions',
    count: ({ counts }) => counts.sessions,
  },
  {
    key: 'limits',
    title: userTexts.limits,
    call: 'subscriber/detailed',
    kind: 'limits',
    count: ({ limits }) => limits.filter(({ amount }) => amount !== null).length,
  },
  {
    key: 'messages',
    title: userTexts.messages,
    call: 'subscriber/messages',
    kind: 'list',
    list: userMessagesList,
    fixed: ofUser,
    count: ({ counts }) => counts.messages,
  },
  {
    key: 'invitees',
    title: userTexts.invitees,
    call: 'subscriber/inquire',
    kind: 'list',
    list: userInviteesList,
    fixed: ({ id }) => ({ superior_id: id }),
    whole: ({ id }) => `/users?superior_id=${id}`,
    count: ({ counts }) => counts.invitees,
  },
  {
    key: 'log',
    title: userTexts.log,
    call: 'log/inquire',
    kind: 'list',
    list: userLogList,
    fixed: ({ id }) => ({ subject_kind: 'player', subject_id: id }),
    whole: ({ id }) => `/logs?subject_kind=player&subject_id=${id}`,
    count: ({ counts }) => counts.log,
  },
  {
    key: 'identity',
    title: userTexts.identity,
    call: 'subscriber/detailed',
    kind: 'identity',
    count: () => undefined,
  },
];

/** `12`, or `1,000+` where nobody counted further. */
export const saidPartCount = (count: number): string =>
  count > PART_COUNT_MAX ? `${formatCount(PART_COUNT_MAX)}+` : formatCount(count);

export function partsFor(mayCall: MayCall): readonly UserPart[] {
  return userParts.filter(({ call }) => mayCall(call));
}

/** The neighbour of a tab; the ends meet. */
export function neighbourOf(
  parts: readonly UserPart[],
  key: string,
  step: 1 | -1,
): UserPart | undefined {
  const index = parts.findIndex((part) => part.key === key);
  return parts.at((index + step) % parts.length);
}
