import { Drawer } from 'antd';
import { rolesTexts } from '../../i18n/texts/roles.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { iconOf } from '../../menu/icons.ts';
import classes from './role-drawers.module.css';
import { type OfficeScreen, officeOf } from './role-menu.ts';
import type { Given, WireNode } from './role-tree.ts';

type RoleOfficeProps = {
  name: string;
  nodes: readonly WireNode[];
  /** With what is being changed, so that it is seen before it is saved. */
  given: Given;
  onClose: () => void;
};

/** The office as whoever has the role finds it: a picture of the menu, nobody's session. */
export function RoleOffice({ name, nodes, given, onClose }: RoleOfficeProps) {
  const t = useText();
  const sections = officeOf(nodes, given, useLanguage());
  return (
    <Drawer open size={420} title={t(rolesTexts.officeOf, { role: name })} onClose={onClose}>
      <p>{t(rolesTexts.officeOfHint)}</p>
      <div className={classes.office}>
        {sections.length === 0 && <p>{t(rolesTexts.emptyOffice)}</p>}
        {sections.map(({ group, screens }) => (
          <section key={group?.path ?? 'top'}>
            {group && <h3>{group.title}</h3>}
            <ul>
              {screens.map((screen) => (
                <Screen key={screen.node} screen={screen} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Drawer>
  );
}

function Screen({ screen: { title, icon, deeds } }: { screen: OfficeScreen }) {
  const t = useText();
  const Icon = iconOf(icon);
  return (
    <li>
      <Icon aria-hidden="true" />
      <strong>{title}</strong>
      <small>{deeds.length === 0 ? t(rolesTexts.looksOnly) : deeds.join(' · ')}</small>
    </li>
  );
}
