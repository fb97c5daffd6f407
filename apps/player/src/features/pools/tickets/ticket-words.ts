import { poolTicketStatuses } from '@kipute/contract/constants/betting/games';
import { rowsOf } from '@kipute/contract/constants/choice';
import { formatShillings } from '@kipute/domain/money/senti';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { shownSerial } from '../../payments/payment.ts';
import { gameOf, moneyOf, type PoolTicket, placesOf, poolPages, type Tier } from '../issue/pool.ts';
import { bestTier, tierOf } from './ticket-standing.ts';

const statuses = rowsOf(poolTicketStatuses);

export type TicketState = (typeof statuses)[number][0];

export const stateOf = ({ status }: Pick<PoolTicket, 'status'>): TicketState =>
  statuses.find(([, { id }]) => id === status)?.[0] ?? 'open';

export const stateText = (ticket: Pick<PoolTicket, 'status'>): string =>
  poolTicketStatuses[stateOf(ticket)][currentLanguage()];

export const stateTones = {
  open: 'neutral',
  won: 'good',
  lost: 'neutral',
  refunded: 'neutral',
} as const satisfies Record<TicketState, string>;

/** "mgao wa 5%", or "TSh 20,000 kwa mstari" where each line has its amount. */
const tierText = ({ percent, amount }: Tier): string =>
  percent > 0
    ? t('pools.share', { percent })
    : t('pools.shareFixed', { amount: formatShillings(moneyOf(amount)) });

type Counted = Pick<PoolTicket, 'right' | 'decided' | 'reachable' | 'places'>;

export const rightText = ({ right, places }: Counted): string =>
  t('pools.rightSoFar', { right, all: placesOf(places).length });

/** How many matches are still to come, and what the ticket can still reach. */
export function reachText(ticket: Counted & { readonly tiers: readonly Tier[] }): string {
  const left = placesOf(ticket.places).length - ticket.decided;
  const best = bestTier(ticket.tiers, ticket.reachable);
  if (!best) return t('pools.outOfReach');
  if (left === 0) return t('pools.allIn');
  const reach = t('pools.mayReach', { right: ticket.reachable, prize: tierText(best) });
  return `${t('pools.left', { count: left })} ${reach}`;
}

/** What stands as of now, if everything else went wrong. */
export function holdsText({ right, tiers }: Pick<PoolTicket, 'right' | 'tiers'>): string {
  const tier = tierOf(tiers, right);
  const holds = t('pools.holds', { right });
  return tier ? `${holds}, ${tierText(tier)}` : holds;
}

/** A pick as its game shows it: a score with a dash, a double as it is, "other" as a word. */
export function pickShown(pick: string): string {
  if (pick === 'other') return t('pools.other');
  return pick.replace('-', '–') || '–';
}

/** Where somebody else finds the same picks, or how the ticket stands once it is not on sale. */
export const ticketLink = (
  ticket: Pick<PoolTicket, 'game' | 'serial_number'>,
  origin: string,
): string =>
  `${origin}${poolPages[gameOf(ticket.game)].choose}?code=${shownSerial(ticket.serial_number)}`;
