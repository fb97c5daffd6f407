import { inboxKinds } from '@kipute/contract/constants/content/inbox';
import type { CallContent } from '@kipute/contract/registry';
import { t } from '../../i18n/i18n.ts';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import {
  dayWord,
  eastAfricaDay,
  eastAfricaTime,
  shownDate,
} from '../statement/lines/day-groups.ts';

export type Message = CallContent<'message/inquire'>[number];
export type UnreadCounts = CallContent<'message/unread'>;
export type InboxTab = 'all' | keyof typeof inboxKinds;

type Look = { readonly icon: IconName; readonly tone: 'gold' | 'green' | 'blue' | 'plain' };

const looks = {
  [inboxKinds.money.id]: { icon: 'wallet', tone: 'gold' },
  [inboxKinds.bets.id]: { icon: 'ticket', tone: 'green' },
  [inboxKinds.offers.id]: { icon: 'gift', tone: 'blue' },
  [inboxKinds.account.id]: { icon: 'shield-check', tone: 'plain' },
} as const satisfies Record<Message['type'], Look>;

export const lookOf = ({ type }: Message): Look => looks[type];

export const tabs = ['all', 'money', 'bets', 'offers', 'account'] as const satisfies InboxTab[];

export const tabIn = (parameters: URLSearchParams): InboxTab =>
  tabs.find((tab) => tab === parameters.get('kind')) ?? 'all';

/** A number of the contract; 0 names all. */
export const typeOfTab = (tab: InboxTab): 0 | Message['type'] =>
  tab === 'all' ? 0 : inboxKinds[tab].id;

/** With the number that is unread, but for all of them: the badge of the site says that. */
export function tabText(tab: InboxTab, unread: UnreadCounts | undefined): string {
  const kind = t(`inbox.${tab}`);
  const count = tab === 'all' ? 0 : (unread?.[tab] ?? 0);
  return count > 0 ? t('inbox.withCount', { kind, count }) : kind;
}

/** "18:40" today, then "yesterday", then the date. */
export function shownMoment(instant: string, nowMs: number): string {
  const day = eastAfricaDay(Date.parse(instant));
  switch (dayWord(day, nowMs)) {
    case 'today':
      return eastAfricaTime(instant);
    case 'yesterday':
      return t('inbox.yesterday');
    case 'another':
      return shownDate(day);
  }
}

/** The server lets no other in; a link of ours stays on the site all the same. */
export const isOwnPath = (jump: string): boolean => /^\/(?![/\\])/.test(jump);
