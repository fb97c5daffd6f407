import {
  ClockCircleOutlined,
  DownOutlined,
  LogoutOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { CLOCK_TICK_MS } from '@kipute/contract/constants/timing';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useAdministrator } from '../../features/permissions/administrator.tsx';
import { accountPath } from '../../features/session/return-path.ts';
import { signOut } from '../../features/session/sign-in.ts';
import { api } from '../../features/wire/api.ts';
import { ownAccountTexts } from '../../i18n/texts/own-account.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { EAT, formatClock, formatDay } from '../../time/eat.ts';
import { AppearanceMenu, LanguageMenu } from './appearance-menus.tsx';
import { Finder } from './finder/Finder.tsx';
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
      <Finder />
      <span className={classes.space} />
      <EatClock />
      <LanguageMenu />
      <AppearanceMenu />
      <AccountMenu />
    </header>
  );
}

function AccountMenu() {
  const t = useText();
  const { account, name, role } = useAdministrator();
  const items = [
    {
      key: 'who',
      type: 'group' as const,
      label: (
        <span className={classes.who}>
          <strong>{name}</strong>
          <span>{role}</span>
        </span>
      ),
    },
    { key: 'line', type: 'divider' as const },
    {
      key: 'account',
      icon: <UserOutlined />,
      label: <Link to={accountPath}>{t(ownAccountTexts.title)}</Link>,
    },
    {
      key: 'sign-out',
      icon: <LogoutOutlined />,
      label: t(shellTexts.signOut),
      onClick: () => void signOut(),
    },
  ];
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button type="text" className={classes.account ?? ''}>
        <span className={classes.initial} aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
        <span className={classes.accountName}>{account}</span>
        <span className="visually-hidden"> {t(shellTexts.account, { account })}</span>
        <DownOutlined className={classes.caret ?? ''} />
      </Button>
    </Dropdown>
  );
}

/** The server's clock, because a desk's own may be wrong. */
function EatClock() {
  const t = useText();
  const nowMs = useServerTime();
  return (
    <span className={classes.clock} title={t(shellTexts.clock)}>
      <ClockCircleOutlined aria-hidden="true" />
      <time dateTime={new Date(nowMs).toISOString()}>
        <span className={classes.day}>{formatDay(nowMs)}</span> {formatClock(nowMs)} {EAT}
      </time>
    </span>
  );
}

/** How far this device's clock is off, asked once per load; until then the device is believed. */
async function askOffset(): Promise<number> {
  const askedAtMs = Date.now();
  const { server_time } = await api.configuration.inquire({}, { silent: true });
  const answeredAtMs = Date.now();
  return Date.parse(server_time) - (askedAtMs + answeredAtMs) / 2;
}

function useServerTime(): number {
  const { data: offsetMs = 0 } = useQuery({
    queryKey: ['server-time'],
    queryFn: askOffset,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [deviceMs, setDeviceMs] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setDeviceMs(Date.now()), CLOCK_TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return deviceMs + offsetMs;
}
