import { Segmented, Tabs } from 'antd';
import { useState } from 'react';
import { userTexts } from '../../../../i18n/texts/users.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { purseChoices } from '../../../bills/bills-list.ts';
import page from '../user-page.module.css';
import type { User } from '../user-words.ts';
import { IdentityPart, LimitsPart } from './FactsPart.tsx';
import { PartList } from './PartList.tsx';
import classes from './parts.module.css';
import { SessionsPart } from './SessionsPart.tsx';
import type { Parts } from './use-parts.ts';
import { saidPartCount, type UserPart } from './user-parts.ts';

type UserPartsProps = { user: User; parts: Parts };

/** Everything else about the user, one tab at a time. */
export function UserParts({ user, parts }: UserPartsProps) {
  const t = useText();
  const { shown, current, choose } = parts;
  if (!current) return null;
  return (
    <section
      className={`${page.card} ${page.stretch} ${classes.parts}`}
      aria-label={t(userTexts.parts)}
    >
      <Tabs
        size="small"
        tabBarGutter={16}
        activeKey={current.key}
        onChange={choose}
        destroyOnHidden
        items={shown.map((part) => ({
          key: part.key,
          label: <TabLabel part={part} user={user} />,
          children: <PartContent part={part} user={user} />,
        }))}
      />
    </section>
  );
}

function TabLabel({ part, user }: { part: UserPart; user: User }) {
  const t = useText();
  const count = part.count(user);
  return (
    <>
      {t(part.title)}
      {count !== undefined && <small className={classes.count}>{saidPartCount(count)}</small>}
    </>
  );
}

function PartContent({ part, user }: { part: UserPart; user: User }) {
  switch (part.kind) {
    case 'list':
      return part.purses ? (
        <BillsOfPurse part={part} user={user} />
      ) : (
        <PartList list={part.list} fixed={part.fixed(user)} whole={part.whole?.(user)} />
      );
    case 'sessions':
      return <SessionsPart userId={user.id} />;
    case 'limits':
      return <LimitsPart user={user} />;
    case 'identity':
      return <IdentityPart user={user} />;
  }
}

type ListPart = Extract<UserPart, { kind: 'list' }>;

/** A balance is explained from its first shilling by the lines of its own purse. */
function BillsOfPurse({ part, user }: { part: ListPart; user: User }) {
  const t = useText();
  const [purse, setPurse] = useState<number>(purseChoices.balance.id);
  return (
    <>
      <div className={classes.purses}>
        <Segmented
          size="small"
          aria-label={t(userTexts.purse)}
          value={purse}
          options={Object.values(purseChoices).map((choice) => ({
            value: choice.id,
            label: t(choice),
          }))}
          onChange={setPurse}
        />
      </div>
      <PartList
        key={purse}
        list={part.list}
        fixed={{ ...part.fixed(user), type: purse }}
        whole={`/bills?user_id=${user.id}&type=${purse}`}
      />
    </>
  );
}
