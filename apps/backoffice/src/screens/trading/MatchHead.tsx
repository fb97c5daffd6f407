import { LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router';
import { tradingTexts } from '../../i18n/texts/trading.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import classes from './trading.module.css';
import type { TradedMatch } from './use-trading.ts';
import type { DeskActions } from './use-trading-keys.ts';

/** What the feed has not told yet stands as a dash. */
const NOT_TOLD = '-';
const minuteOf = (time: string): string => (time === NOT_TOLD ? '' : time);

type HeadProps = { match: TradedMatch; actions: DeskActions };

/** Who plays, how it stands, whether its prices are fresh; and the one button that stops it all. */
export function MatchHead({ match, actions }: HeadProps) {
  const t = useText();
  const { header, is_fresh } = match;
  const hasBegun = header.home_score !== NOT_TOLD;
  return (
    <header className={classes.head}>
      <div className={classes.where}>
        <Link to="/matches">{t(tradingTexts.back)}</Link>
        <span>{header.league}</span>
      </div>
      <h1 className={classes.sides}>
        <span>{header.team_home}</span>
        <span className={classes.score}>
          <strong>{hasBegun ? `${header.home_score} – ${header.away_score}` : '–'}</strong>
          <small>
            {header.status_name}{' '}
            {hasBegun ? minuteOf(header.match_time) : formatInstant(header.startTime)}
          </small>
        </span>
        <span>{header.team_away}</span>
      </h1>
      <div className={classes.where} data-end="">
        <span>{t(tradingTexts.numbers, { id: header.id })}</span>
        <span data-fresh={is_fresh}>
          {t(is_fresh ? tradingTexts.feedFresh : tradingTexts.feedSilent)}
        </span>
        <Link to={`/orders?match_id=${header.id}`}>{t(tradingTexts.seeOrders)}</Link>
      </div>
      {actions.maySeal && <SealButton match={match} actions={actions} />}
    </header>
  );
}

function SealButton({ match, actions }: HeadProps) {
  const t = useText();
  if (match.is_sealed) {
    const around = { scope: 'match', id: match.header.id } as const;
    return (
      <Button size="large" icon={<UnlockOutlined />} onClick={() => actions.unseal(around)}>
        {t(tradingTexts.openMatch)} <kbd>U</kbd>
      </Button>
    );
  }
  return (
    <Button type="primary" danger size="large" icon={<LockOutlined />} onClick={actions.sealMatch}>
      {t(tradingTexts.sealMatch)} <kbd>S</kbd>
    </Button>
  );
}
