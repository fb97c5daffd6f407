import { Menu, type MenuProps } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { shellTexts } from '../i18n/texts/shell.ts';
import { type Say, useText } from '../i18n/use-text.ts';
import { type MenuSection, screenAt, useMenu } from '../menu/menu.ts';
import { screens } from '../menu/registry.ts';
import { menuGroups, type Screen } from '../menu/screen.ts';
import classes from './shell.module.css';

type Items = NonNullable<MenuProps['items']>;

function screenItem(screen: Screen, t: Say): Items[number] {
  const Icon = screen.icon;
  return {
    key: screen.path,
    icon: <Icon />,
    label: <Link to={screen.path}>{t(screen.title)}</Link>,
  };
}

/** The screens of `start` stand by themselves, the others in groups that fold. */
function menuItems(sections: readonly MenuSection[], t: Say): Items {
  return sections.flatMap(({ group, screens: members }): Items => {
    const items = members.map((screen) => screenItem(screen, t));
    if (group === 'start') return items;
    const { icon: Icon, title } = menuGroups[group];
    return [{ key: group, icon: <Icon />, label: t(title), children: items }];
  });
}

type SideMenuProps = { look: 'open' | 'folded'; onChosen?: () => void };

export function SideMenu({ look, onChosen }: SideMenuProps) {
  const t = useText();
  const { pathname } = useLocation();
  const current = screenAt(screens, pathname);
  const [openGroups, setOpenGroups] = useState<string[]>(current ? [current.group] : []);
  const sections = useMenu();
  const items = useMemo(() => menuItems(sections, t), [sections, t]);
  return (
    <nav className={classes.menu} aria-label={t(shellTexts.mainMenu)}>
      {sections.length === 0 && <p className={classes.menuEmpty}>{t(shellTexts.menuEmpty)}</p>}
      <Menu
        theme="dark"
        mode="inline"
        inlineIndent={12}
        inlineCollapsed={look === 'folded'}
        items={items}
        selectedKeys={current ? [current.path] : []}
        {...(look === 'open' && { openKeys: openGroups, onOpenChange: setOpenGroups })}
        onClick={() => onChosen?.()}
      />
    </nav>
  );
}
