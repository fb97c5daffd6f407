import { Menu, type MenuProps } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { shellTexts } from '../i18n/texts/shell.ts';
import { useText } from '../i18n/use-text.ts';
import { iconOf } from '../menu/icons.ts';
import { type MenuScreen, type MenuSection, screenAt, useMenu } from '../menu/menu.ts';
import classes from './shell.module.css';

type Items = NonNullable<MenuProps['items']>;

function screenItem({ path, icon, title }: MenuScreen): Items[number] {
  const Icon = iconOf(icon);
  return { key: path, icon: <Icon />, label: <Link to={path}>{title}</Link> };
}

/** What is shown at the top stands by itself, the rest in groups that fold. */
function menuItems(sections: readonly MenuSection[]): Items {
  return sections.flatMap(({ group, screens }): Items => {
    const items = screens.map(screenItem);
    if (!group) return items;
    const Icon = iconOf(group.icon);
    return [{ key: group.path, icon: <Icon />, label: group.title, children: items }];
  });
}

type SideMenuProps = { look: 'open' | 'folded'; onChosen?: () => void };

export function SideMenu({ look, onChosen }: SideMenuProps) {
  const t = useText();
  const { pathname } = useLocation();
  const sections = useMenu();
  const here = sections.find(({ screens }) => screenAt(screens, pathname));
  const current = here && screenAt(here.screens, pathname);
  const [openGroups, setOpenGroups] = useState<string[]>(here?.group ? [here.group.path] : []);
  const items = useMemo(() => menuItems(sections), [sections]);
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
