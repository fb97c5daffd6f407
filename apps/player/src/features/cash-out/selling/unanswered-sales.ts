import { unansweredRequests } from '../../idempotency/unanswered-requests.ts';
import type { SaleBody } from './accept-offer.ts';

/** At most one for each order. */
export const unansweredSales = unansweredRequests<SaleBody>('cash-out.unanswered', ({ id }) => id);
