import { useParams } from 'react-router';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { AccessReview } from './AccessReview.tsx';
import { RoleDesk } from './RoleDesk.tsx';
import { RoleList } from './RoleList.tsx';
import classes from './roles.module.css';
import { useRoles } from './use-roles.ts';

/** `/roles/17` is one role; this stands in the place of its number. */
const REVIEW = 'access-review';

export function RolesScreen() {
  const { id } = useParams();
  return id === REVIEW ? <AccessReview /> : <Roles id={id} />;
}

function Roles({ id }: { id: string | undefined }) {
  const view = useRoles();
  switch (view.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return <LoadFailed place="part" onRetry={view.retry} />;
    case 'ready': {
      const { roles, tree, nodes, refresh } = view;
      const role =
        roles.find((one) => one.id === id) ??
        roles.find(({ origin }) => origin !== 'fixed') ??
        roles[0];
      if (!role) return <LoadFailed place="part" onRetry={() => void refresh()} />;
      return (
        <div className={classes.desk}>
          <RoleList roles={roles} tree={tree} chosen={role.id} />
          <RoleDesk key={role.id} role={role} roles={roles} tree={tree} nodes={nodes} />
        </div>
      );
    }
  }
}
