import { DownOutlined, LogoutOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useAdministrator } from '../../features/permissions/administrator.tsx';
import { signOut } from '../../features/session/sign-in.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './header.module.css';

export function AccountMenu() {
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
