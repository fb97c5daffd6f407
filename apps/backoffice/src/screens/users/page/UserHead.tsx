import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { composeText } from '../../../i18n/text.ts';
import { userTexts } from '../../../i18n/texts/users.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatInstant } from '../../../time/eat.ts';
import { useMayCall } from './page-calls.ts';
import { revealPhone } from './use-user-page.ts';
import classes from './user-page.module.css';
import { ageOf, type Chip, chipsOf, initialsOf, type User } from './user-words.ts';

type UserHeadProps = { user: User; linkedCount: number; deeds: ReactNode };

/** Who it is, what is unusual about them, and what can be done. */
export function UserHead({ user, linkedCount, deeds }: UserHeadProps) {
  const t = useText();
  return (
    <div className={classes.head}>
      <span className={classes.initials} aria-hidden="true">
        {initialsOf(user.name)}
      </span>
      <div className={classes.headLines}>
        <div className={classes.titleRow}>
          <span className={classes.number}>
            <Link to="/users">{t(userTexts.users)}</Link> /
          </span>
          <h1>{user.name || user.id}</h1>
          <span className={classes.number}>{user.id}</span>
          {deeds}
        </div>
        <div className={classes.factRow}>
          <Chips chips={chipsOf(user, linkedCount)} />
          <Phone user={user} />
          <span>
            {t(userTexts.since)} <b>{formatInstant(user.register_time).slice(0, 10)}</b>
          </span>
          <Seen user={user} />
          {user.superior && (
            <span>
              {t(userTexts.superior)}{' '}
              <Link to={`/users/${user.superior.id}`}>
                {user.superior.name || user.superior.id}
              </Link>
            </span>
          )}
          {user.invitation_code && (
            <span>
              {t(userTexts.inviteCode)} <b>{user.invitation_code}</b>
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

function Chips({ chips }: { chips: readonly Chip[] }) {
  const language = useLanguage();
  if (chips.length === 0) return null;
  return (
    <span className={classes.chips}>
      {chips.map(({ key, tone, text, slots }) => (
        <span key={key} className={classes.chip} data-tone={tone}>
          {composeText(language, text, slots)}
        </span>
      ))}
    </span>
  );
}

function Phone({ user }: { user: User }) {
  const t = useText();
  const mayCall = useMayCall();
  const [whole, setWhole] = useState<string>();
  const reveal = () => {
    // A refusal has been said by the wire already; the mask stays.
    revealPhone(user.id).then(setWhole, () => setWhole(undefined));
  };
  return (
    <span>
      <span className="visually-hidden">{t(userTexts.phone)} </span>
      <b>{whole ?? user.phone}</b>{' '}
      {whole === undefined && mayCall('subscriber/reveal_phone') && (
        <Button
          type="link"
          size="small"
          icon={<EyeOutlined />}
          className={classes.reveal ?? ''}
          title={t(userTexts.revealNamed)}
          onClick={reveal}
        >
          {t(userTexts.reveal)}
        </Button>
      )}
    </span>
  );
}

function Seen({ user }: { user: User }) {
  const t = useText();
  const language = useLanguage();
  if (user.login_time === null) return <span>{t(userTexts.neverSeen)}</span>;
  const { text, count } = ageOf(user.login_time, Date.now());
  return (
    <span title={formatInstant(user.login_time)}>
      {t(userTexts.seen)} <b>{composeText(language, text, { count })}</b>
      {user.login_network && `, ${user.login_network}`}
    </span>
  );
}
