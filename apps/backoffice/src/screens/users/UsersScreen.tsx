import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useAdministrator } from '../../features/permissions/administrator.tsx';
import { mailingTexts } from '../../i18n/texts/mailings.ts';
import type { List } from '../_list-kit/definition/list.ts';
import { ListScreen } from '../_list-kit/ListScreen.tsx';
import { usersList } from './users-list.ts';

const listOfAgents = { ...usersList, actions: [] };

/** Deeds are for administrators, whatever an agent's role holds: it only looks at its tree (BO-81). */
export function UsersScreen() {
  const { kind } = useAdministrator();
  const list = useListWithWriting();
  return <ListScreen list={kind === 'agent' ? listOfAgents : list} />;
}

/** Who is chosen can be written to, on the page where it is seen before it leaves (MLG-20). */
function useListWithWriting(): List {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      ...usersList,
      actions: [
        ...usersList.actions,
        {
          key: 'write',
          title: mailingTexts.write,
          node: 'mailing/add',
          on: 'selection',
          offeredFor: (row) => row.closed === 0,
          perform: async ({ rows }) =>
            navigate(`/mailings/new?to=${rows.map(({ id }) => String(id)).join(',')}`),
        },
      ],
    }),
    [navigate],
  );
}
