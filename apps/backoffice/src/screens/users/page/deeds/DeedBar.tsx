import {
  DownOutlined,
  FlagOutlined,
  FormOutlined,
  MailOutlined,
  StopOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useAdministrator, useMay } from '../../../../features/permissions/administrator.tsx';
import { mailingTexts } from '../../../../i18n/texts/mailings.ts';
import { deedTexts } from '../../../../i18n/texts/user-deeds.ts';
import { useText } from '../../../../i18n/use-text.ts';
import page from '../user-page.module.css';
import type { User } from '../user-words.ts';
import type { DeedMenu, UserDeeds } from './use-user-deeds.ts';
import type { UserDeed } from './user-deeds.ts';

type DeedBarProps = { user: User; deeds: UserDeeds };

/** What is done most stands as buttons with their keys; the rest behind the last one. */
export function DeedBar({ user, deeds }: DeedBarProps) {
  const t = useText();
  const { offers, ask } = deeds;
  const { note, balance, flags, disable } = offers;
  return (
    <div className={page.deeds}>
      {note && (
        <Button icon={<FormOutlined />} onClick={() => ask({ kind: 'deed', deed: note })}>
          {t(note.title(user))} <Key letter="N" />
        </Button>
      )}
      {balance && (
        <Button icon={<WalletOutlined />} onClick={() => ask({ kind: 'purse', purse: balance })}>
          {t(balance.title)} <Key letter="B" />
        </Button>
      )}
      <WriteButton user={user} />
      {flags.length > 0 && (
        <DeedMenuButton menu="flags" deeds={deeds} items={deedItems(flags, { user, deeds, t })}>
          <Button icon={<FlagOutlined />} aria-haspopup="menu">
            {t(deedTexts.flags)} <Key letter="F" />
          </Button>
        </DeedMenuButton>
      )}
      {disable && (
        <Button
          danger={user.disabled_status === 0}
          icon={<StopOutlined />}
          onClick={() => ask({ kind: 'deed', deed: disable })}
        >
          {t(disable.title(user))} <Key letter="D" />
        </Button>
      )}
      <OtherDeeds user={user} deeds={deeds} />
    </div>
  );
}

/** Written on the page of mailings, where it is seen before it leaves. */
function WriteButton({ user }: { user: User }) {
  const t = useText();
  const may = useMay();
  const navigate = useNavigate();
  const { kind } = useAdministrator();
  if (kind === 'agent' || user.closed === 1 || !may('mailing/add')) return null;
  return (
    <Button
      icon={<MailOutlined />}
      aria-label={t(mailingTexts.writeToOne)}
      title={t(mailingTexts.writeToOne)}
      onClick={() => navigate(`/mailings/new?to=${user.id}`)}
    />
  );
}

function OtherDeeds({ user, deeds }: DeedBarProps) {
  const t = useText();
  const { otherPurses, others } = deeds.offers;
  const purseItems = otherPurses.map((purse) => ({
    key: purse.key,
    label: t(purse.title),
    onClick: () => deeds.ask({ kind: 'purse', purse }),
  }));
  const items = [...purseItems, ...deedItems(others, { user, deeds, t })];
  if (items.length === 0) return null;
  return (
    <DeedMenuButton menu="more" deeds={deeds} items={items}>
      <Button aria-haspopup="menu">
        {t(deedTexts.moreDeeds, { count: items.length })} <DownOutlined /> <Key letter="." />
      </Button>
    </DeedMenuButton>
  );
}

type Items = NonNullable<MenuProps['items']>;

function deedItems(
  offered: readonly UserDeed[],
  { user, deeds, t }: DeedBarProps & { t: ReturnType<typeof useText> },
): Items {
  return offered.map((deed) => ({
    key: deed.key,
    label: t(deed.title(user)),
    danger: deed.tone === 'danger',
    onClick: () => deeds.ask({ kind: 'deed', deed }),
  }));
}

type MenuButtonProps = { menu: DeedMenu; deeds: UserDeeds; items: Items; children: ReactNode };

function DeedMenuButton({ menu, deeds, items, children }: MenuButtonProps) {
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      open={deeds.menu === menu}
      onOpenChange={(isOpen) => deeds.openMenu(isOpen ? menu : undefined)}
      menu={{ items }}
    >
      {children}
    </Dropdown>
  );
}

function Key({ letter }: { letter: string }) {
  return <kbd className={page.kbd}>{letter}</kbd>;
}
