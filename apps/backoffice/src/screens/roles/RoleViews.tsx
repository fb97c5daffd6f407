import { EyeOutlined, HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useKeys } from '../../features/keys/keys-store.ts';
import { Can } from '../../features/permissions/administrator.tsx';
import { rolesTexts } from '../../i18n/texts/roles.ts';
import { useText } from '../../i18n/use-text.ts';
import { RoleHistory } from './RoleHistory.tsx';
import { RoleOffice } from './RoleOffice.tsx';
import type { Given, TreeNode, WireNode } from './role-tree.ts';
import type { Role } from './use-roles.ts';

type RoleViewsProps = {
  role: Role;
  name: string;
  tree: readonly TreeNode[];
  nodes: readonly WireNode[];
  given: Given;
};

/** Two ways to look at a role: how it came to be, and what whoever has it finds. */
export function RoleViews({ role, name, tree, nodes, given }: RoleViewsProps) {
  const t = useText();
  const [view, setView] = useState<'history' | 'office'>();
  const close = () => setView(undefined);
  useKeys([{ keys: 'v', title: rolesTexts.seeAs, run: () => setView('office') }]);
  return (
    <>
      <Can node="log/inquire">
        <Button icon={<HistoryOutlined />} onClick={() => setView('history')}>
          {t(rolesTexts.history)}
        </Button>
      </Can>
      <Button icon={<EyeOutlined />} aria-keyshortcuts="v" onClick={() => setView('office')}>
        {t(rolesTexts.seeAs)}
      </Button>
      {view === 'history' && <RoleHistory role={role} name={name} tree={tree} onClose={close} />}
      {view === 'office' && <RoleOffice name={name} nodes={nodes} given={given} onClose={close} />}
    </>
  );
}
