import { referredBetStates, riskGroups } from '@kipute/contract/constants/betting/risk';
import { rowsOf } from '@kipute/contract/constants/choice';
import { formatShillings, shillings } from '@kipute/domain/money/senti';
import { Link } from 'react-router';
import { Can } from '../../features/permissions/administrator.tsx';
import { referredTexts } from '../../i18n/texts/referred.ts';
import { useText } from '../../i18n/use-text.ts';
import { DecideReferred } from './DecideReferred.tsx';
import classes from './referred.module.css';
import type { ReferredBet } from './use-referred.ts';

const amount = (wire: number): string => formatShillings(shillings(Math.round(wire)));

type CardProps = {
  bet: ReferredBet;
  /** Since the list was asked for. */
  secondsSince: number;
  isChosen: boolean;
  onChoose: () => void;
};

/** One bet with all that a trader needs to decide about it. */
export function ReferredCard({ bet, secondsSince, isChosen, onChoose }: CardProps) {
  return (
    <li className={classes.card} aria-current={isChosen} onFocus={onChoose}>
      <Head bet={bet} secondsSince={secondsSince} />
      <Slip bet={bet} />
      <div className={classes.foot}>
        <Standing bet={bet} />
        {bet.state === referredBetStates.waiting.id && (
          <Can node="referred_bet/decide">
            <DecideReferred bet={bet} hasKeys={isChosen} />
          </Can>
        )}
      </div>
    </li>
  );
}

const URGENT_SECONDS = 10;

function Head({ bet, secondsSince }: Pick<CardProps, 'bet' | 'secondsSince'>) {
  const t = useText();
  const left = Math.max(0, bet.seconds_left - secondsSince);
  return (
    <div className={classes.head}>
      <Link to={`/users/${bet.user.id}`}>{bet.user.name || bet.user.id}</Link>
      <RiskWords bet={bet} />
      <span className={classes.times}>
        {t(referredTexts.age, { seconds: bet.age_seconds + secondsSince })}
        <b className={classes.left} data-urgent={left <= URGENT_SECONDS}>
          {t(referredTexts.left, { seconds: left })}
        </b>
      </span>
    </div>
  );
}

function RiskWords({ bet }: { bet: ReferredBet }) {
  const t = useText();
  const group = rowsOf(riskGroups).find(([, { id }]) => id === bet.risk_group)?.[1];
  const isUsual = bet.risk_group === riskGroups.usual.id;
  return (
    <span className={classes.risk}>
      {group && !isUsual && <b>{t(group)}</b>}
      {bet.stake_factor !== 100 && (
        <span>{t(referredTexts.factor, { percent: bet.stake_factor })}</span>
      )}
    </span>
  );
}

function Slip({ bet }: { bet: ReferredBet }) {
  const t = useText();
  return (
    <>
      <p className={classes.sum}>
        <b>{`TSh ${amount(bet.stake)}`}</b>
        <span>
          {bet.leg_count === 1
            ? t(referredTexts.oneLeg, { odds: bet.total_price })
            : t(referredTexts.legs, { count: bet.leg_count, odds: bet.total_price })}
          {' · '}
          {t(referredTexts.pays)} {amount(bet.payout)}
          {bet.by_credit === 1 && ` · ${t(referredTexts.bonus)}`}
        </span>
      </p>
      <ol className={classes.legs}>
        {bet.legs.map((leg) => (
          <Leg key={leg.selection_id} leg={leg} />
        ))}
      </ol>
    </>
  );
}

function Leg({ leg }: { leg: ReferredBet['legs'][number] }) {
  const t = useText();
  const moved = leg.odds_now !== leg.odds;
  return (
    <li>
      <span className={classes.pick}>
        <b>{leg.selection_name}</b>
        <small>
          {leg.isLive === 1 && <em>{t(referredTexts.live)}</em>}
          {`${leg.market_name} · ${leg.team_home} – ${leg.team_away}`}
        </small>
      </span>
      <span className={classes.odds} data-moved={moved}>
        <b>{leg.odds.toFixed(2)}</b>
        {moved && (
          <small>
            {leg.odds_now === 0
              ? t(referredTexts.gone)
              : `${t(referredTexts.oddsNow)} ${leg.odds_now.toFixed(2)}`}
          </small>
        )}
      </span>
      <span className={classes.owed}>
        <small>{t(referredTexts.owed)}</small>
        <b>{amount(leg.selection_exposure)}</b>
        <small>{`${t(referredTexts.owedOnMatch)} ${amount(leg.match_exposure)}`}</small>
      </span>
    </li>
  );
}

function Standing({ bet }: { bet: ReferredBet }) {
  const t = useText();
  const { cut, accepted } = referredBetStates;
  if (bet.state === cut.id) {
    const offered = amount(bet.offered_amount ?? 0);
    return <span className={classes.state}>{t(referredTexts.offered, { amount: offered })}</span>;
  }
  return bet.state === accepted.id ? (
    <span className={classes.state}>{t(referredTexts.placing)}</span>
  ) : null;
}
