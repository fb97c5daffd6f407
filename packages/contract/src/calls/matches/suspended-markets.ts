import { z } from 'zod';
import { administrator, browsing, definePagedCall } from '../../call.ts';
import { id, instant, page, pageSize } from '../../fields.ts';

/** A market that the provider offers and the house does not sell, for its prices cannot be right. */
const suspendedMarket = z.object({
  /** Of the market. */
  id,
  match_id: id,
  match: z.string(),
  league: z.string(),
  market: z.string(),
  /** In the administrator's language. */
  reason: z.string(),
  since: instant,
  /** What each selection would cost, a dash where nothing is offered. */
  prices: z.string(),
});

export const suspendedMarketCalls = {
  'atlassian/get_suspended_markets': definePagedCall({
    summary: 'Markets taken off sale by the price guard of this server, the newest first, and why',
    caller: administrator('atlassian/get_suspended_markets'),
    sites: ['backoffice'],
    rateLimit: browsing,
    input: z.object({ page, page_size: pageSize, match_id: id.optional() }),
    output: z.array(suspendedMarket),
  }),
};
