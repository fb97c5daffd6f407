import type { CallContent } from '@kipute/contract/registry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import {
  type Administrator,
  AdministratorContext,
  administratorOf,
} from '../features/permissions/administrator.tsx';
import { signInAddress, signInPath } from '../features/session/return-path.ts';
import { useSession } from '../features/session/session-store.ts';
import { api } from '../features/wire/api.ts';
import { administratorKey } from '../features/wire/queries.ts';
import { useLanguage } from '../i18n/use-text.ts';
import { IdleWarning } from './entry/IdleWarning.tsx';
import { ObstacleStep } from './entry/ObstacleStep.tsx';
import { LoadFailed } from './notices/LoadFailed.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Everything behind it is for signed-in administrators; others are sent to sign in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const location = useLocation();
  const ended = useSession((state) => state.ended);
  const view = useAdministratorQuery();
  switch (view.status) {
    case 'signed-out':
      return <Navigate to={ended === 'by-choice' ? signInPath : signInAddress(location)} replace />;
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return <LoadFailed place="page" onRetry={view.retry} />;
    case 'ready':
      return (
        <AdministratorContext value={view.administrator}>
          {view.administrator.obstacle ? <ObstacleStep /> : children}
          <IdleWarning />
        </AdministratorContext>
      );
  }
}

type AdministratorView =
  | { readonly status: 'signed-out' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly administrator: Administrator };

/** One function for all renders: a new one each time would make a new administrator each time. */
const administratorIn = ({ user_info }: Wire) => administratorOf(user_info);

/** Of who has no queue counts to tell that a right was given or taken. */
const ASKED_EVERY_MS = 30_000;
/** Of everybody else: names and places in the menu, which no revision tells of. */
const LOOKS_ASKED_EVERY_MS = 300_000;

type Wire = CallContent<'subscriber/subscriber_info'>;

const askedEveryMs = (known: Wire | undefined): number =>
  known?.user_info.kind === 'administrator' && known.user_info.obstacle === null
    ? LOOKS_ASKED_EVERY_MS
    : ASKED_EVERY_MS;

/** Asked anew at every load and now and then, so a changed role shows without signing in again. */
function useAdministratorQuery(): AdministratorView {
  const language = useLanguage();
  const token = useSession(({ session }) => session?.token);
  const query = useQuery({
    queryKey: administratorKey(token, language),
    queryFn: () => api.subscriber.subscriber_info({}, { silent: true }),
    select: administratorIn,
    enabled: token !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => askedEveryMs(state.data),
    refetchOnWindowFocus: 'always',
  });
  if (token === undefined) return { status: 'signed-out' };
  if (query.data) return { status: 'ready', administrator: query.data };
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() };
  return { status: 'loading' };
}
