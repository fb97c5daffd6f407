import type { Localised } from '@kipute/contract/locale';
import { userTexts } from '../../../../i18n/texts/users.ts';
import type { List, Row } from '../../../_list-kit/definition/list.ts';
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

/** The column that leads to the row's own place, for those who may read the list at all. */
export type PartLink = { readonly field: string; readonly to: (row: Row) => string };

export type UserPart = PartHead &
  (
    | {
        readonly kind: 'list';
        readonly list: List;
        readonly fixed: (user: User) => Readonly<Record<string, string | number>>;
        readonly link?: PartLink;
        /** Bills are read one purse at a time. */
        readonly purses?: true;
      }
    | { readonly kind: 'sessions' | 'limits' | 'identity' }
  );

const ofUser = ({ id }: User) => ({ user_id: id });

const serialOf = ({ serial_number }: Row): string => encodeURIComponent(String(serial_number));

/** Counts are exact up to this; one above it means "at least so many". */
export const COUNT_MAX = 100_000;

/** In the order of the tabs. */
export const userParts: readonly UserPart[] = [
  {
    key: 'bets',
    title: userTexts.bets,
    call: 'order_list/inquire',
    kind: 'list',
    list: userOrdersList,
    fixed: ofUser,
    link: {
      field: 'serial_number',
      to: (row) => `/orders?serial_number=${serialOf(row)}&row=${row.id}`,
    },
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
    key: 'deposits',
    title: userTexts.deposits,
    call: 'recharge/manage',
    kind: 'list',
    list: userDepositsList,
    fixed: ofUser,
    link: {
      field: 'serial_number',
      to: (row) => `/recharges?serial_number=${serialOf(row)}&row=${serialOf(row)}`,
    },
    count: ({ counts }) => counts.deposits,
  },
  {
    key: 'withdrawals',
    title: userTexts.withdrawals,
    call: 'withdraw/manage',
    kind: 'list',
    list: userWithdrawalsList,
    fixed: ofUser,
    link: {
      field: 'serial_number',
      to: (row) => `/withdrawals?user_id=${row.user_id}&row=${serialOf(row)}`,
    },
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
    link: { field: 'id', to: ({ id }) => `/users/${id}` },
    count: ({ counts }) => counts.invitees,
  },
  {
    key: 'log',
    title: userTexts.log,
    call: 'log/inquire',
    kind: 'list',
    list: userLogList,
    fixed: ofUser,
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
