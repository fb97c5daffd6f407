import { App } from 'antd';
import type { KeyBinding } from '../../features/keys/key-press.ts';
import { useKeys } from '../../features/keys/keys-store.ts';
import { useMay } from '../../features/permissions/administrator.tsx';
import { showToast } from '../../features/wire/toasts.ts';
import { tradingTexts } from '../../i18n/texts/trading.ts';
import { useText } from '../../i18n/use-text.ts';
import { steppedShift } from './price-step.ts';
import { type Chosen, rowBeside, sealedAround } from './trading-rows.ts';
import type { Deeds, TradedMarket, TradedMatch } from './use-trading.ts';

export type RiskScope = 'match' | 'market' | 'selection';
type RiskLevel = TradedMatch['risk_level'];

export type Desk = {
  readonly match: TradedMatch;
  readonly markets: readonly TradedMarket[];
  readonly chosen: Chosen | undefined;
  readonly choose: (selectionId: string) => void;
  readonly deeds: Deeds;
  readonly openPart: (part: 'result' | 'void') => void;
  /** What a risk level is set for. */
  readonly scope: RiskScope;
};

/** What buttons and keys do alike; what a role may not do is not there. */
export function useDeskActions({ match, chosen, deeds, scope, openPart }: Desk) {
  const t = useText();
  const may = useMay();
  const { modal } = App.useApp();
  const maySeal = may('trading/update_seal');
  const mayPrice = may('trading/update_price');
  const mayRisk = may('trading/update_risk');
  const idOfScope = {
    match: match.header.id,
    market: chosen?.market.id,
    selection: chosen?.selection.id,
  }[scope];
  const setRisk = (risk_level: RiskLevel) =>
    idOfScope !== undefined && deeds.setRisk({ scope, id: idOfScope, risk_level });
  const sealMatch = () => deeds.seal({ scope: 'match', id: match.header.id, sealed: 1 });
  const unseal = (around = sealedAround(match, chosen)) => {
    if (!around) return showToast({ tone: 'error', message: t(tradingTexts.nothingSealed) });
    const names = {
      match: `${match.header.team_home} – ${match.header.team_away}`,
      market: chosen?.market.name ?? '',
      selection: chosen?.selection.name ?? '',
    };
    modal.confirm({
      title: t(tradingTexts.unsealAsk, { name: names[around.scope] }),
      content: t(tradingTexts.unsealHint),
      okText: t(tradingTexts.unseal),
      onOk: () => deeds.seal({ ...around, sealed: 0 }),
    });
  };
  const shiftTo = ({ selection }: Chosen, price_shift: number) => {
    if (price_shift === selection.price_shift) return;
    deeds.movePrice({ selection_id: selection.id, revision: selection.revision, price_shift });
  };
  const step = (way: 'up' | 'down') => {
    if (!chosen || chosen.selection.base_odds === 0) return;
    shiftTo(chosen, steppedShift(chosen.selection, way, match.price_maximum_percent));
  };
  return {
    ...{ maySeal, mayPrice, mayRisk, sealMatch, unseal, step, setRisk, openPart },
    release: () => chosen && shiftTo(chosen, 0),
    sealMarket: () => chosen && deeds.seal({ scope: 'market', id: chosen.market.id, sealed: 1 }),
    sealSelection: () =>
      chosen && deeds.seal({ scope: 'selection', id: chosen.selection.id, sealed: 1 }),
  };
}

export type DeskActions = ReturnType<typeof useDeskActions>;

/** The keys of the page; the bar prints each of them as a button (TRD-50). */
export function useTradingKeys(desk: Desk, actions: DeskActions): void {
  const { markets, chosen, choose, openPart } = desk;
  const may = useMay();
  const beside = (step: 1 | -1) => {
    const id = rowBeside(markets, chosen?.selection.id, step);
    if (id !== undefined) choose(id);
  };
  const only = (is: boolean, keys: readonly KeyBinding[]) => (is ? keys : []);
  useKeys([
    ...only(actions.maySeal, [
      { keys: 's', title: tradingTexts.sealMatch, run: actions.sealMatch },
      { keys: 'm', title: tradingTexts.sealMarket, run: actions.sealMarket },
      { keys: 'x', title: tradingTexts.sealSelection, run: actions.sealSelection },
      { keys: 'u', title: tradingTexts.unseal, run: () => actions.unseal() },
    ]),
    { keys: 'j', title: tradingTexts.nextRow, run: () => beside(1) },
    { keys: 'k', title: tradingTexts.rowBefore, run: () => beside(-1) },
    ...only(actions.mayPrice, [
      { keys: '+', title: tradingTexts.priceUp, run: () => actions.step('up') },
      { keys: '-', title: tradingTexts.priceDown, run: () => actions.step('down') },
      { keys: 'r', title: tradingTexts.release, run: () => actions.release() },
    ]),
    ...only(
      actions.mayRisk,
      ([0, 1, 2, 3, 4] as const).map((level) => ({
        ...{ keys: `⇧${level}`, title: tradingTexts.risk, shown: 'all-keys' as const },
        run: () => actions.setRisk(level),
      })),
    ),
    ...only(may('trading/enter_result'), [
      { keys: 'v', title: tradingTexts.toResult, run: () => openPart('result') },
    ]),
    ...only(may('trading/void'), [
      { keys: 'z', title: tradingTexts.toVoid, run: () => openPart('void') },
    ]),
    ...markets.slice(0, 9).map(({ selections }, at) => ({
      ...{ keys: String(at + 1), title: tradingTexts.toMarket, shown: 'all-keys' as const },
      run: () => selections[0] && choose(selections[0].id),
    })),
  ]);
}
