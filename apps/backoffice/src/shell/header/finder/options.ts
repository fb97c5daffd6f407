import type { Localised } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { finderTexts } from '../../../i18n/texts/finder.ts';
import type { MenuScreen } from '../../../menu/menu.ts';

export type Found = CallContent<'finder/find'>[number];

/** What Enter does: go somewhere, or take a code along. */
export type Option = {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  /** The name of an icon. */
  readonly icon: string;
  readonly target: { readonly go: string } | { readonly copy: string };
};

export type OptionGroup = {
  readonly key: string;
  readonly title: Localised;
  readonly options: readonly Option[];
};

const looks = {
  user: { icon: 'user', title: finderTexts.user },
  agent: { icon: 'share-alt', title: finderTexts.agent },
  manager: { icon: 'idcard', title: finderTexts.manager },
  order: { icon: 'profile', title: finderTexts.order },
  deposit: { icon: 'bank', title: finderTexts.deposit },
  withdrawal: { icon: 'credit-card', title: finderTexts.withdrawal },
  'pool-ticket': { icon: 'gift', title: finderTexts.poolTicket },
  'pool-issue': { icon: 'gift', title: finderTexts.poolIssue },
  'racing-order': { icon: 'car', title: finderTexts.racingOrder },
  'booking-code': { icon: 'file-text', title: finderTexts.bookingCode },
  match: { icon: 'trophy', title: finderTexts.match },
} as const satisfies Record<Found['kind'], { readonly icon: string; readonly title: Localised }>;

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** Where each kind is shown. A booking code has no page: it is taken along. */
export function targetOf({ kind, id, title, issue_id = '' }: Found): Option['target'] {
  switch (kind) {
    case 'user':
      return { go: `/users/${id}` };
    case 'agent':
      return { go: `/agents/${id}` };
    case 'manager':
      return { go: withQuery('/managers', { account: title }) };
    case 'order':
      return { go: withQuery('/orders', { serial_number: title, row: id }) };
    case 'deposit':
      return { go: withQuery('/recharges', { serial_number: title, row: title }) };
    case 'withdrawal':
      return { go: withQuery('/withdrawals', { serial_number: title, row: title }) };
    case 'pool-ticket': {
      const row = { tab: 'tickets', serial_number: title, row: id };
      return { go: withQuery(`/pool-issues/${issue_id}`, row) };
    }
    case 'pool-issue':
      return { go: `/pool-issues/${id}` };
    case 'racing-order':
      return { go: withQuery('/racing-orders', { serial_number: title, row: id }) };
    case 'match':
      return { go: withQuery('/orders', { match_id: id }) };
    case 'booking-code':
      return { copy: id };
  }
}

export function screenOptions(
  screens: readonly { readonly screen: MenuScreen; readonly group: string }[],
): OptionGroup {
  const options = screens.map(({ screen: { path, title, icon }, group }) => ({
    ...{ key: path, title, detail: group, icon, target: { go: path } },
  }));
  return { key: 'screens', title: finderTexts.screens, options };
}

/** By kind, the kind of the best one first: exact ones come first from the server. */
export function foundOptions(found: readonly Found[]): readonly OptionGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    key: kind,
    title: looks[kind].title,
    options: found
      .filter((one) => one.kind === kind)
      .map((one) => ({
        ...{ key: `${kind} ${one.id}`, title: one.title || one.id, detail: one.detail },
        ...{ icon: looks[kind].icon, target: targetOf(one) },
      })),
  }));
}
