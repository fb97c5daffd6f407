import { PlusOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Can } from '../../features/permissions/administrator.tsx';
import { rolesTexts } from '../../i18n/texts/roles.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { FormDialog } from '../_form-kit/FormDialog.tsx';
import { newRoleForm } from './role-forms.ts';
import { rightsIn, type TreeNode } from './role-tree.ts';
import classes from './roles.module.css';
import type { Role } from './use-roles.ts';

const originTexts = {
  fixed: rolesTexts.fixed,
  shipped: rolesTexts.shipped,
  own: rolesTexts.own,
} as const;

type RoleListProps = { roles: readonly Role[]; tree: readonly TreeNode[]; chosen: string };

export function RoleList({ roles, tree, chosen }: RoleListProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <section className={classes.card} aria-label={t(rolesTexts.roles)}>
      <header className={classes.cardHead}>
        <h2>{t(rolesTexts.roles)}</h2>
        <Can node="role/add">
          <NewRole tree={tree} />
        </Can>
      </header>
      <ul className={classes.roles}>
        {roles.map((role) => (
          <li key={role.id}>
            <Link
              to={`/roles/${role.id}`}
              aria-current={role.id === chosen ? 'page' : undefined}
              className={classes.role}
            >
              <strong>{language === 'sw' ? role.name_sw : role.name_en}</strong>
              <span>
                {t(rolesTexts.peopleAndNodes, { people: role.people, nodes: role.nodes.length })}
              </span>
              <em>
                {t(
                  role.origin === 'shipped' && role.changed
                    ? rolesTexts.changed
                    : originTexts[role.origin],
                )}
              </em>
            </Link>
          </li>
        ))}
      </ul>
      <Can node="role/access_review">
        <footer className={classes.review}>
          <strong>{t(rolesTexts.review)}</strong>
          <p>{t(rolesTexts.reviewHint)}</p>
          <Link to="/roles/access-review">{t(rolesTexts.openReview)}</Link>
        </footer>
      </Can>
    </section>
  );
}

/** What everybody needs to come in at all. */
const FIRST_RIGHTS = ['subscriber/adminlogin'];

function NewRole({ tree }: { tree: readonly TreeNode[] }) {
  const t = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'open' | 'closed'>('closed');
  const first = tree
    .flatMap(rightsIn)
    .filter(({ path }) => FIRST_RIGHTS.includes(path))
    .map(({ id }) => id);
  const show = async (content: unknown) => {
    await client.invalidateQueries({ queryKey: ['role'] });
    const { id } = content as { id: string | null };
    if (id !== null) await navigate(`/roles/${id}`);
  };
  return (
    <>
      <Button size="small" icon={<PlusOutlined />} onClick={() => setDialog('open')}>
        {t(rolesTexts.newRole)}
      </Button>
      {dialog === 'open' && (
        <FormDialog
          form={newRoleForm}
          subject={first}
          title={rolesTexts.newRoleTitle}
          question={rolesTexts.newRoleHint}
          onClose={() => setDialog('closed')}
          onDone={(content) => void show(content)}
        />
      )}
    </>
  );
}
