import { Tag } from 'antd';
import { Link } from 'react-router';
import { useMay } from '../../features/permissions/administrator.tsx';
import { chatTexts } from '../../i18n/texts/chat.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import { typedMoney } from '../_form-kit/definition/typed-money.ts';
import classes from './chat-inbox.module.css';
import { recordTexts, stateTexts } from './Messages.tsx';
import type { Opened } from './use-chat-inbox.ts';

type Player = NonNullable<Opened['player']>;

/** What a clerk wants to know at a glance; the whole page is one click away (CHT-32). */
export function PlayerFacts({ opened: { player } }: { opened: Opened }) {
  const t = useText();
  return (
    <aside className={classes.player} aria-label={t(chatTexts.player)}>
      {player === null ? <p>{t(chatTexts.visitorHint)}</p> : <Facts player={player} />}
    </aside>
  );
}

function Facts({ player }: { player: Player }) {
  const t = useText();
  const may = useMay();
  return (
    <>
      <h2>{player.name || player.phone}</h2>
      <div>
        {player.disabled === 1 && <Tag color="red">{t(chatTexts.disabled)}</Tag>}
        {player.no_bet === 1 && <Tag color="orange">{t(chatTexts.noBet)}</Tag>}
        {player.no_withdraw === 1 && <Tag color="orange">{t(chatTexts.noWithdraw)}</Tag>}
      </div>
      <dl>
        <dt>{t(chatTexts.phone)}</dt>
        <dd>{player.phone}</dd>
        <dt>{t(chatTexts.registered)}</dt>
        <dd>{formatInstant(player.registered_at)}</dd>
        <dt>{t(chatTexts.balance)}</dt>
        <dd>{typedMoney(player.balance)}</dd>
        <dt>{t(chatTexts.credit)}</dt>
        <dd>{typedMoney(player.credit)}</dd>
        <dt>{t(chatTexts.openBets)}</dt>
        <dd>{player.open_bets}</dd>
      </dl>
      {may('subscriber/inquire') && <Link to={`/users/${player.id}`}>{t(chatTexts.openPage)}</Link>}
      <h3>{t(chatTexts.recent)}</h3>
      {player.recent.length === 0 && <p>{t(chatTexts.nothingYet)}</p>}
      <ul>
        {player.recent.map(({ kind, serial_number, amount, state, at }) => (
          <li key={serial_number}>
            <b>{t(recordTexts[kind])}</b> {typedMoney(amount)} · {t(stateTexts[state])}
            <br />
            <small>
              {serial_number} · {formatInstant(at)}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
