import { riskLevels } from '@kipute/contract/constants/matches/markets';
import { Segmented } from 'antd';
import { tradingTexts } from '../../i18n/texts/trading.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatMoney } from '../_list-kit/cells/cell-text.ts';
import classes from './trading.module.css';
import type { Chosen } from './trading-rows.ts';
import type { TradedMatch } from './use-trading.ts';
import type { DeskActions, RiskScope } from './use-trading-keys.ts';

type RiskProps = {
  match: TradedMatch;
  scope: RiskScope;
  onScope: (scope: RiskScope) => void;
  actions: DeskActions;
  chosen: Chosen | undefined;
};

const scopeTexts = {
  match: tradingTexts.scopeMatch,
  market: tradingTexts.scopeMarket,
  selection: tradingTexts.scopeSelection,
} as const;
const scopes = ['match', 'market', 'selection'] as const;

/** How much of the usual stake is taken, and what the house decided about the match beside it. */
export function RiskBar({ match, scope, onScope, actions, chosen }: RiskProps) {
  const t = useText();
  const level = { match, market: chosen?.market, selection: chosen?.selection }[scope]?.risk_level;
  return (
    <section className={classes.bar}>
      <span className={classes.label}>{t(tradingTexts.riskOf)}</span>
      <Segmented<RiskScope>
        value={scope}
        onChange={onScope}
        options={scopes.map((one) => ({ value: one, label: t(scopeTexts[one]) }))}
      />
      <Segmented<TradedMatch['risk_level']>
        aria-label={t(tradingTexts.risk)}
        disabled={!actions.mayRisk}
        value={level ?? 0}
        onChange={(risk_level) => actions.setRisk(risk_level)}
        options={Object.values(riskLevels).map((one) => ({
          value: one.id,
          label: <RiskName level={one} percent={match.stake_percents[one.id] ?? 0} />,
        }))}
      />
      <Flags match={match} />
      <span className={classes.worst}>
        {t(tradingTexts.worst, {
          owed: formatMoney(match.liability),
          limit: formatMoney(match.liability_maximum),
        })}
      </span>
    </section>
  );
}

type RiskNameProps = {
  level: (typeof riskLevels)[keyof typeof riskLevels];
  percent: number;
};

function RiskName({ level, percent }: RiskNameProps) {
  const t = useText();
  const isClosed = level.id === riskLevels['no-betting'].id;
  const name = t(level);
  const factor = String(percent / 100);
  return (
    <>
      {isClosed ? name : t(tradingTexts.riskLevel, { name, factor })} <kbd>⇧{level.id}</kbd>
    </>
  );
}

function Flags({ match }: { match: TradedMatch }) {
  const t = useText();
  const { is_visible, is_up_goal, is_popular, allows_random_bets, is_in_maintenance } = match;
  return (
    <span className={classes.flags}>
      <span data-tone={is_visible ? 'good' : 'stop'}>
        {t(is_visible ? tradingTexts.visible : tradingTexts.hidden)}
      </span>
      {is_up_goal === 1 && <span data-tone="hand">{t(tradingTexts.twoUp)}</span>}
      {is_popular === 1 && <span>{t(tradingTexts.popular)}</span>}
      {allows_random_bets === 1 && <span>{t(tradingTexts.random)}</span>}
      {is_in_maintenance === 1 && <span data-tone="stop">{t(tradingTexts.maintenance)}</span>}
    </span>
  );
}
