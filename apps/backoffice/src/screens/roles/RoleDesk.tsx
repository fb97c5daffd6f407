import { Select } from 'antd';
import { useState } from 'react';
import { useMay } from '../../features/permissions/administrator.tsx';
import { rolesTexts } from '../../i18n/texts/roles.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { RoleActions } from './RoleActions.tsx';
import { RoleSaveBar } from './RoleSaveBar.tsx';
import { RoleTree } from './RoleTree.tsx';
import { RoleViews } from './RoleViews.tsx';
import type { TreeNode, WireNode } from './role-tree.ts';
import classes from './roles.module.css';
import { type Role, useRoleDraft } from './use-roles.ts';
import { WhatMay } from './WhatMay.tsx';

type RoleDeskProps = {
  role: Role;
  roles: readonly Role[];
  tree: readonly TreeNode[];
  nodes: readonly WireNode[];
};

/** One role: its tree of rights, what they mean, and what is about to change. */
export function RoleDesk({ role, roles, tree, nodes }: RoleDeskProps) {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const draft = useRoleDraft(role);
  const [comparedId, setComparedId] = useState<string>();
  const nameOf = (one: Role) => (language === 'sw' ? one.name_sw : one.name_en);
  const compared = roles.find(({ id }) => id === comparedId);
  const canChange = role.origin !== 'fixed' && may('role/update');
  return (
    <>
      <header className={classes.head}>
        <div>
          <h1>{nameOf(role)}</h1>
          <p>{role.origin === 'fixed' ? t(rolesTexts.fixedHint) : role.remarks}</p>
        </div>
        <div className={classes.actions}>
          <Select
            allowClear
            aria-label={t(rolesTexts.compareWith)}
            placeholder={t(rolesTexts.compareWith)}
            className={classes.compare ?? ''}
            value={comparedId ?? null}
            onChange={(id?: string | null) => setComparedId(id ?? undefined)}
            options={roles
              .filter(({ id }) => id !== role.id)
              .map((one) => ({ value: one.id, label: nameOf(one) }))}
          />
          <RoleActions role={role} />
          <RoleViews
            role={role}
            name={nameOf(role)}
            tree={tree}
            nodes={nodes}
            given={draft.given}
          />
        </div>
      </header>
      <RoleTree
        tree={tree}
        draft={draft}
        compared={compared && { name: nameOf(compared), given: new Set(compared.nodes) }}
        onChange={canChange ? draft.change : undefined}
      />
      <WhatMay role={role} tree={tree} draft={draft} />
      {draft.differences.size > 0 && <RoleSaveBar role={role} draft={draft} />}
    </>
  );
}
