import {
  ApartmentOutlined,
  IdcardOutlined,
  SafetyOutlined,
  ShareAltOutlined,
  UserDeleteOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const DeletionRequestsScreen = listScreen(async () => {
  const { deletionRequestsList: list } = await import(
    '../screens/deletion-requests/deletion-requests-list.ts'
  );
  return { list };
});

export const peopleScreens = [
  {
    path: '/users',
    node: 'subscriber/inquire',
    group: 'people',
    icon: UserOutlined,
    title: { en: 'Users', sw: 'Watumiaji' },
    component: 'coming',
  },
  {
    path: '/deletion-requests',
    node: 'personal_data/requests',
    group: 'people',
    icon: UserDeleteOutlined,
    title: { en: 'Deletion requests', sw: 'Maombi ya kufutwa' },
    component: DeletionRequestsScreen,
  },
  {
    path: '/agents',
    node: 'subscriber/inquire_agent',
    group: 'people',
    icon: ShareAltOutlined,
    title: { en: 'Agents', sw: 'Mawakala' },
    component: 'coming',
  },
  {
    path: '/managers',
    node: 'manager/inquire',
    group: 'people',
    icon: IdcardOutlined,
    title: { en: 'Managers', sw: 'Wasimamizi' },
    component: 'coming',
  },
  {
    path: '/roles',
    node: 'role/inquire',
    group: 'people',
    icon: SafetyOutlined,
    title: { en: 'Roles', sw: 'Nyadhifa' },
    component: 'coming',
  },
  {
    path: '/permission-nodes',
    node: 'permission_node/inquire',
    group: 'people',
    icon: ApartmentOutlined,
    title: { en: 'Permission nodes', sw: 'Ruhusa' },
    component: 'coming',
  },
] as const satisfies readonly Screen[];
