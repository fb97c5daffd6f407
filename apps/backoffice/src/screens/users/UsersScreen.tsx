import { Tabs } from 'antd';
import { useAdministrator } from '../../features/permissions/administrator.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { withFilters } from '../_list-kit/address/list-state.ts';
import { ListPart, type OpenList, useOpenList } from '../_list-kit/ListPart.tsx';
import { ListTools } from '../_list-kit/ListTools.tsx';
import { presetOf, userPresets, withPreset } from './user-presets.ts';
import classes from './users.module.css';
import { usersList } from './users-list.ts';

/** Deeds are for administrators: an agent only looks at its tree (BO-81). */
const listOfAgents = { ...usersList, actions: [] };

/** The list of users under the tabs of what is asked for every day. */
export function UsersScreen() {
  const { kind } = useAdministrator();
  const open = useOpenList(kind === 'agent' ? listOfAgents : usersList);
  return (
    <ScreenFrame intro={usersList.intro} actions={<ListTools open={open} />}>
      <PresetTabs open={open} />
      <ListPart open={open} />
    </ScreenFrame>
  );
}

function PresetTabs({ open: { state, change } }: { open: OpenList }) {
  const t = useText();
  return (
    <Tabs
      size="small"
      className={classes.presets ?? ''}
      // A mixture of tabs is none of them.
      activeKey={presetOf(state.filters) ?? ''}
      onChange={(key) => change(withFilters(state, withPreset(state.filters, key)))}
      items={userPresets.map(({ key, title }) => ({ key, label: t(title) }))}
    />
  );
}
