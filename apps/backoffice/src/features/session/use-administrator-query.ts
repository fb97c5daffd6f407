import type { CallContent } from '@kipute/contract/registry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/use-text.ts';
import { type Administrator, administratorOf } from '../permissions/administrator-context.ts';
import { api } from '../wire/api.ts';
import { useSession } from './session-store.ts';

export type AdministratorView =
  | { readonly status: 'signed-out' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly administrator: Administrator };

const administratorKey = (token: string | undefined, language: string) =>
  ['administrator', token, language] as const;

/** One function for all renders: a new one each time would make a new administrator each time. */
const administratorIn = ({ user_info }: CallContent<'subscriber/subscriber_info'>) =>
  administratorOf(user_info);

/** Asked anew at every load, so a changed role shows without signing in again. */
export function useAdministratorQuery(): AdministratorView {
  const language = useLanguage();
  const token = useSession(({ session }) => session?.token);
  const query = useQuery({
    queryKey: administratorKey(token, language),
    queryFn: () => api.subscriber.subscriber_info({}),
    select: administratorIn,
    enabled: token !== undefined,
    placeholderData: keepPreviousData,
  });
  if (token === undefined) return { status: 'signed-out' };
  if (query.data) return { status: 'ready', administrator: query.data };
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() };
  return { status: 'loading' };
}
