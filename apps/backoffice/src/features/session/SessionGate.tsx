import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { AdministratorContext } from '../permissions/administrator-context.ts';
import { signInAddress, signInPath } from './return-path.ts';
import { useSession } from './session-store.ts';
import { useAdministratorQuery } from './use-administrator-query.ts';

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
      return <AdministratorContext value={view.administrator}>{children}</AdministratorContext>;
  }
}
