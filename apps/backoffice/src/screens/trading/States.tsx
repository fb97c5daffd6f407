import { riskLevels } from '@kipute/contract/constants/matches/markets';
import { tradingTexts } from '../../i18n/texts/trading.ts';
import { type Say, useText } from '../../i18n/use-text.ts';
import classes from './trading.module.css';
import type { TradedMarket, TradedMatch, TradedSelection } from './use-trading.ts';

type Shown = {
  readonly tone: 'good' | 'hand' | 'stop' | 'quiet' | 'info';
  readonly text: string;
};

function Dotted({ tone, text }: Shown) {
  return (
    <span className={classes.dot} data-tone={tone}>
      {text}
    </span>
  );
}

const riskName = (level: number, t: Say): string => {
  const known = Object.values(riskLevels).find(({ id }) => id === level);
  return t(tradingTexts.atRisk, { level: known ? t(known) : '' });
};

type MarketProps = { market: TradedMarket; match: TradedMatch };

export function MarketState({ market, match }: MarketProps) {
  const t = useText();
  return <Dotted {...marketState(market, match, t)} />;
}

function marketState(market: TradedMarket, match: TradedMatch, t: Say): Shown {
  if (market.is_closed) return { tone: 'quiet', text: t(tradingTexts.decided) };
  if (match.is_sealed) return { tone: 'stop', text: t(tradingTexts.withMatch) };
  if (market.is_sealed) return { tone: 'stop', text: t(tradingTexts.sealed) };
  if (market.held !== null) return { tone: 'stop', text: t(tradingTexts.held) };
  if (market.risk_level > 0) return { tone: 'hand', text: riskName(market.risk_level, t) };
  const isOpen = market.selections.some(({ is_open }) => is_open === 1);
  return isOpen
    ? { tone: 'good', text: t(tradingTexts.open) }
    : { tone: 'quiet', text: t(tradingTexts.sealedByFeed) };
}

type SelectionProps = MarketProps & { selection: TradedSelection };

export function SelectionState({ selection, market, match }: SelectionProps) {
  const t = useText();
  return <Dotted {...selectionState({ selection, market, match }, t)} />;
}

/** What stops it comes first, then what a hand did to it. */
function selectionState({ selection, market, match }: SelectionProps, t: Say): Shown {
  const { price_shift: shift, risk_level: level } = selection;
  if (selection.is_decided) return { tone: 'info', text: t(tradingTexts.decided) };
  if (match.is_sealed) return { tone: 'stop', text: t(tradingTexts.withMatch) };
  if (market.is_sealed) return { tone: 'stop', text: t(tradingTexts.withMarket) };
  if (selection.is_sealed) return { tone: 'stop', text: t(tradingTexts.sealed) };
  if (level > 0) return { tone: 'hand', text: riskName(level, t) };
  if (shift !== 0) {
    const text = `${shift > 0 ? '+' : '−'}${Math.abs(shift).toFixed(2)}`;
    return { tone: 'hand', text: t(tradingTexts.byHand, { shift: text }) };
  }
  if (selection.is_boosted) return { tone: 'hand', text: t(tradingTexts.boosted) };
  return selection.is_open
    ? { tone: 'good', text: t(tradingTexts.open) }
    : { tone: 'quiet', text: t(tradingTexts.sealedByFeed) };
}
