import type { Api } from '@kipute/api-client/api';

const PAGE_SIZE = 100;

/**
 * Serial numbers of all bets in both lists of a player. The open ones are asked for first: a bet
 * that is decided meanwhile is in both lists, and counts once. Undefined when a list has more than
 * a page: while somebody leafs, bets move from list to list, and one that is missed proves nothing.
 */
export async function betsListed(api: Api): Promise<readonly string[] | undefined> {
  const open = await serialsIn(api, 'open');
  const decided = await serialsIn(api, 'decided');
  if (!open || !decided) return undefined;
  const moved = new Set(decided);
  return [...open.filter((serial) => !moved.has(serial)), ...decided];
}

async function serialsIn(
  api: Api,
  list: 'open' | 'decided',
): Promise<readonly string[] | undefined> {
  const { content, count } = await api.order_list.user_inquire({
    page_size: PAGE_SIZE,
    settled: list === 'decided' ? 1 : 0,
  });
  return count > PAGE_SIZE ? undefined : content.map(({ serial_number }) => serial_number);
}
