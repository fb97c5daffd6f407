import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AppearanceMenu, LanguageMenu } from './appearance-menus.tsx';
import { EatClock } from './EatClock.tsx';
import { ScreenFinder } from './finder/ScreenFinder.tsx';
import classes from './header.module.css';

const toggles = {
  open: { icon: <MenuFoldOutlined />, title: shellTexts.foldMenu },
  folded: { icon: <MenuUnfoldOutlined />, title: shellTexts.unfoldMenu },
  drawer: { icon: <MenuOutlined />, title: shellTexts.openMenu },
};

type HeaderProps = { menu: 'open' | 'folded' | 'drawer'; onToggleMenu: () => void };

export function Header({ menu, onToggleMenu }: HeaderProps) {
  const t = useText();
  const { icon, title } = toggles[menu];
  return (
    <header className={classes.header}>
      <Button type="text" icon={icon} aria-label={t(title)} onClick={onToggleMenu} />
      <ScreenFinder />
      <span className={classes.space} />
      <EatClock />
      <LanguageMenu />
      <AppearanceMenu />
      <AccountMenu />
    </header>
  );
}
