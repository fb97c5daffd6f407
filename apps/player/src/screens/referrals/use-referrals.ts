import type { CallContent } from '@kipute/contract/registry';
import { usePagedQuery } from '../../features/query/paged-query.ts';
import { useQuery } from '../../features/query/use-query.ts';
import { api } from '../../features/wire/api.ts';

export type Summary = CallContent<'referral/summary'>;
export type Terms = Summary['terms'];
export type Friend = CallContent<'referral/inquire'>[number];

const askForSummary = () => api.referral.summary({}, { silent: true });

export function useSummary() {
  return useQuery<0, Summary>(askForSummary, 0);
}

const PAGE_SIZE = 20;

/** Newest first. */
export function useFriends() {
  return usePagedQuery<Friend>({
    fetchPage: (page) => api.referral.inquire({ page, page_size: PAGE_SIZE }, { silent: true }),
    keyOf: ({ date, phone }) => `${date} ${phone}`,
  });
}

/** Opens the registration with the code in its field. */
export const invitationLink = (code: string): string =>
  `${location.origin}/register?v=${encodeURIComponent(code)}`;
