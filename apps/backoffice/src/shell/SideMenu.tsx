import { Menu, type MenuProps } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import {
  badgeOf,
  badgeText,
  type QueueBadge,
  type QueueCount,
  type QueueTone,
} from '../features/queues/queue-badge.ts';
import { shellTexts } from '../i18n/texts/shell.ts';
import { useText } from '../i18n/use-text.ts';
import { iconOf } from '../menu/icons.ts';
import { type MenuScreen, type MenuSection, screenAt, useMenu } from '../menu/menu.ts';
import classes from './shell.module.css';

type Items = NonNullable<MenuProps['items']>;

type BadgeProps = { badge: QueueBadge | undefined };

/** Red over its goal, gold for me, grey waiting; the number says it without the colour. */
function Badge({ badge }: BadgeProps) {
  const t = useText();
  if (!badge) return null;
  return (
    <span className={classes.badge} data-tone={badge.tone}>
      {badgeText(badge)}
      <span className="visually-hidden"> {t(queueTones[badge.tone])}</span>
    </span>
  );
}

const queueTones = {
  overdue: shellTexts.queueOverdue,
  mine: shellTexts.queueMine,
  waiting: shellTexts.queueWaiting,
} as const satisfies Record<QueueTone, unknown>;

/** The menu hands its icons a class that sets them apart from their words. */
type IconProps = BadgeProps & { icon: string; className?: string };

function IconWithDot({ icon, badge, className = '' }: IconProps) {
  const Icon = iconOf(icon);
  return (
    <span className={`${classes.icon} ${className}`} data-tone={badge?.tone}>
      <Icon />
    </span>
  );
}

function screenItem(
  { path, node, icon, title }: MenuScreen,
  counts: readonly QueueCount[],
): Items[number] {
  const badge = badgeOf(counts, [node]);
  return {
    key: path,
    icon: <IconWithDot icon={icon} badge={badge} />,
    label: (
      <Link to={path} className={classes.item}>
        <span title={title}>{title}</span>
        <Badge badge={badge} />
      </Link>
    ),
  };
}

/** What is shown at the top stands by itself, the rest in groups that fold. */
function menuItems(sections: readonly MenuSection[], counts: readonly QueueCount[]): Items {
  return sections.flatMap(({ group, screens }): Items => {
    const items = screens.map((screen) => screenItem(screen, counts));
    if (!group) return items;
    const badge = badgeOf(
      counts,
      screens.map(({ node }) => node),
    );
    return [
      {
        key: group.path,
        icon: <IconWithDot icon={group.icon} badge={badge} />,
        label: (
          <span className={classes.item}>
            <span title={group.title}>{group.title}</span>
            <Badge badge={badge} />
          </span>
        ),
        children: items,
      },
    ];
  });
}

/** Whoever comes to a screen by a link or a key finds it unfolded in the menu. */
function useOpenGroups(heading: string | undefined) {
  const [groups, setGroups] = useState<string[]>(heading ? [heading] : []);
  const [seen, setSeen] = useState(heading);
  if (heading !== seen) {
    setSeen(heading);
    if (heading && !groups.includes(heading)) setGroups([...groups, heading]);
  }
  return [groups, setGroups] as const;
}

type SideMenuProps = {
  counts: readonly QueueCount[];
  look: 'open' | 'folded';
  onChosen?: () => void;
};

export function SideMenu({ counts, look, onChosen }: SideMenuProps) {
  const t = useText();
  const { pathname } = useLocation();
  const sections = useMenu();
  const here = sections.find(({ screens }) => screenAt(screens, pathname));
  const current = here && screenAt(here.screens, pathname);
  const [openGroups, setOpenGroups] = useOpenGroups(here?.group?.path);
  const items = useMemo(() => menuItems(sections, counts), [sections, counts]);
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
