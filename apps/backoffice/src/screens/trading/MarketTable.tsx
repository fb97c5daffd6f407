import { Button, Switch } from 'antd';
import { tradingTexts } from '../../i18n/texts/trading.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatCount, formatMoney } from '../_list-kit/cells/cell-text.ts';
import { MarketState, SelectionState } from './States.tsx';
import classes from './trading.module.css';
import { houseIfWins } from './trading-rows.ts';
import type { TradedMarket, TradedMatch, TradedSelection } from './use-trading.ts';
import type { Desk, DeskActions } from './use-trading-keys.ts';

type Which = 'all' | 'with-liability';

type TableProps = {
  desk: Desk;
  actions: DeskActions;
  which: Which;
  onWhich: (which: Which) => void;
};

const columns = [
  tradingTexts.provider,
  tradingTexts.margin,
  tradingTexts.ourPrice,
  tradingTexts.opened,
  tradingTexts.bets,
  tradingTexts.stake,
  tradingTexts.owed,
  tradingTexts.houseIf,
] as const;

/** Every market and selection: what it costs, what was staked, and what it may cost the house. */
export function MarketTable({ desk, actions, which, onWhich }: TableProps) {
  const t = useText();
  return (
    <section className={classes.card}>
      <Tools desk={desk} actions={actions} which={which} onWhich={onWhich} />
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t(tradingTexts.columnName)}</th>
              {columns.map((title) => (
                <th key={title.en} scope="col">
                  {t(title)}
                </th>
              ))}
              <th scope="col">{t(tradingTexts.state)}</th>
            </tr>
          </thead>
          {desk.markets.map((market, at) => (
            <MarketRows key={market.id} market={market} at={at} desk={desk} />
          ))}
        </table>
        {desk.markets.length === 0 && (
          <p className={classes.nothing}>
            {t(tradingTexts.noMarkets)}{' '}
            <Button size="small" onClick={() => onWhich('all')}>
              {t(tradingTexts.dropFilter)}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}

/** What the keys do, for who has a mouse. */
function Tools({ desk, actions, which, onWhich }: TableProps) {
  const t = useText();
  const { chosen } = desk;
  return (
    <div className={classes.tools}>
      <div className={classes.about}>
        <strong>{chosen ? `${chosen.market.name}: ${chosen.selection.name}` : '–'}</strong>
        <span>
          {t(tradingTexts.onlyOwed)}{' '}
          <Switch
            size="small"
            aria-label={t(tradingTexts.onlyOwed)}
            checked={which === 'with-liability'}
            onChange={(is) => onWhich(is ? 'with-liability' : 'all')}
          />
        </span>
      </div>
      {actions.maySeal && (
        <>
          <Button size="small" danger onClick={actions.sealMarket}>
            {t(tradingTexts.sealMarket)} <kbd>M</kbd>
          </Button>
          <Button size="small" danger onClick={actions.sealSelection}>
            {t(tradingTexts.sealSelection)} <kbd>X</kbd>
          </Button>
          <Button size="small" onClick={() => actions.unseal()}>
            {t(tradingTexts.unseal)} <kbd>U</kbd>
          </Button>
        </>
      )}
      {actions.mayPrice && (
        <>
          <Button size="small" onClick={() => actions.step('down')}>
            {t(tradingTexts.priceDown)} <kbd>-</kbd>
          </Button>
          <Button size="small" onClick={() => actions.step('up')}>
            {t(tradingTexts.priceUp)} <kbd>+</kbd>
          </Button>
          <Button
            size="small"
            disabled={chosen?.selection.price_shift === 0}
            onClick={actions.release}
          >
            {t(tradingTexts.release)} <kbd>R</kbd>
          </Button>
        </>
      )}
      <Button size="small" onClick={() => actions.openPart('result')}>
        {t(tradingTexts.toResult)} <kbd>V</kbd>
      </Button>
      <Button size="small" onClick={() => actions.openPart('void')}>
        {t(tradingTexts.toVoid)} <kbd>Z</kbd>
      </Button>
    </div>
  );
}

type MarketProps = { market: TradedMarket; at: number; desk: Desk };
const NAMED_BY_DIGIT = 9;

function MarketRows({ market, at, desk }: MarketProps) {
  const t = useText();
  const percent = (value: number | null) =>
    value === null ? '–' : t(tradingTexts.percent, { value: value.toFixed(1) });
  const margins = { ours: percent(market.sold_margin), theirs: percent(market.provider_margin) };
  return (
    <tbody>
      <tr className={classes.market}>
        <th scope="rowgroup">
          {at < NAMED_BY_DIGIT && <kbd>{at + 1}</kbd>} {market.name}{' '}
          <small>{market.betting_type_id}</small>
        </th>
        <td colSpan={4}>{t(tradingTexts.margins, margins)}</td>
        <td>{formatCount(market.bets)}</td>
        <td>{formatMoney(market.stake)}</td>
        <td colSpan={2} />
        <td className={classes.state}>
          <MarketState market={market} match={desk.match} />
        </td>
      </tr>
      {market.selections.map((selection) => (
        <SelectionRow key={selection.id} market={market} selection={selection} desk={desk} />
      ))}
    </tbody>
  );
}

type SelectionProps = { market: TradedMarket; selection: TradedSelection; desk: Desk };

const oddsText = (odds: number): string => (odds === 0 ? '–' : odds.toFixed(2));

function SelectionRow({ market, selection, desk }: SelectionProps) {
  const { chosen, choose, match } = desk;
  const isChosen = chosen?.selection.id === selection.id;
  return (
    <tr className={classes.selection} aria-selected={isChosen} onClick={() => choose(selection.id)}>
      <th scope="row">
        <button type="button" onClick={() => choose(selection.id)}>
          {selection.name}
        </button>
      </th>
      <td>{oddsText(selection.provider_odds)}</td>
      <td>{marginText(selection)}</td>
      <td>
        <span className={classes.price} data-open={selection.is_open} data-hand={handOn(selection)}>
          {oddsText(selection.sold_odds)}
        </span>
      </td>
      <td>{oddsText(selection.original_odds)}</td>
      <td>{formatCount(selection.bets)}</td>
      <td>{formatMoney(selection.stake)}</td>
      <td>{formatMoney(selection.liability)}</td>
      <HouseCell market={market} selection={selection} match={match} />
      <td className={classes.state}>
        <SelectionState selection={selection} market={market} match={match} />
      </td>
    </tr>
  );
}

const handOn = ({ price_shift }: TradedSelection): 'on' | 'off' =>
  price_shift === 0 ? 'off' : 'on';

/** What is kept of the provider's price, in percent. */
function marginText({ provider_odds, sold_odds }: TradedSelection): string {
  if (provider_odds === 0 || sold_odds === 0) return '–';
  return ((1 - sold_odds / provider_odds) * 100).toFixed(1);
}

type HouseProps = { market: TradedMarket; selection: TradedSelection; match: TradedMatch };

function HouseCell({ market, selection }: HouseProps) {
  if (market.bets === 0) return <td>–</td>;
  const house = houseIfWins(market, selection);
  const text = `${house < 0 ? '−' : '+'}${formatMoney(Math.abs(house))}`;
  const widest = Math.max(1, ...market.selections.map((one) => Math.abs(houseIfWins(market, one))));
  return (
    <td className={classes.house} data-side={house < 0 ? 'loses' : 'gains'}>
      {text}
      <meter min={0} max={widest} value={Math.abs(house)} aria-hidden="true" />
    </td>
  );
}
