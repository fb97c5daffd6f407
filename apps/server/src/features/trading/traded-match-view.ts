import { eventParts } from '@kipute/contract/constants/matches/event-parts';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { shapeOf } from '@kipute/domain/grading/result/sport-shapes';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { DeskMarket, DeskSelection } from '../odds-board/index.ts';
import { gradedSportOf, partsOf } from '../settlement/index.ts';
import type { TradingDeps } from './ports.ts';
import { firstOddsOf, type Stakes, stakesOn } from './stakes-on-match.ts';

type Shown = CallContent<'trading/detailed'>;
type ShownMarket = Shown['markets'][number];

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);
const shownOdds = (thousandths: number): number => thousandths / 1_000;
const shownMoney = (amount: bigint): number => toWireShillings(senti(amount));

type Known = {
  readonly stakes: ReadonlyMap<string, Stakes>;
  readonly firstOdds: ReadonlyMap<string, number>;
};

/** Everything of one match that a trader looks at; undefined when it is not held. */
export async function tradedMatch(
  deps: TradingDeps,
  matchId: string,
  locale: Locale,
): Promise<Shown | undefined> {
  const { board, catalogue, database, betting, settings, clock } = deps;
  const desk = board.deskMatch(matchId, locale);
  if (!desk) return undefined;
  const ids = desk.markets.flatMap(({ selections }) => selections.map(({ id }) => id));
  const known = {
    stakes: await stakesOn(database.office, ids),
    firstOdds: await firstOddsOf(database.office, ids),
  };
  const { matchExposureMaximum, ...bet } = settings.current('bet');
  return {
    header: desk.header,
    is_fresh: flag(catalogue.freshness() === 'fresh'),
    ...choiceView(deps, matchId),
    is_up_goal: flag(board.isTwoUp(matchId)),
    liability: shownMoney(betting.owedOn(matchId)),
    liability_maximum: shownMoney(matchExposureMaximum),
    stake_percents: [
      ...[100, bet.lowRiskStakePercent, bet.mediumRiskStakePercent],
      ...[bet.highRiskStakePercent, 0],
    ],
    price_maximum_percent: bet.priceByHandMaximumPercent,
    parts: partsView(desk.header.sport_id, locale),
    markets: desk.markets.map((market) => marketView(deps, market, known)),
    read_at: clock.now().toISOString(),
  };
}

function choiceView({ catalogue }: TradingDeps, matchId: string) {
  const choice = catalogue.choiceOfMatch(matchId);
  return {
    is_visible: flag(choice.isVisible),
    is_sealed: flag(choice.isSuspended),
    is_in_maintenance: flag(choice.isInMaintenance),
    is_popular: flag(choice.isPopular),
    allows_random_bets: flag(choice.allowsRandomBets),
    risk_level: riskView(choice.riskLevel),
    revision: revisionOf(catalogue.choices().match.get(matchId)),
  };
}

/** Sound: the tables let no other number in. */
const riskView = (level: number): Shown['risk_level'] => level as Shown['risk_level'];

const revisionOf = (kept: { readonly revision: number } | undefined): number => kept?.revision ?? 0;

const partNames: ReadonlyMap<number, { readonly sw: string; readonly en: string }> = new Map(
  Object.values(eventParts).map((part) => [part.id, part]),
);

function partsView(sportId: number, locale: Locale): Shown['parts'] {
  const sport = gradedSportOf(sportId);
  if (!sport) return [];
  return partsOf(sport).map((id) => {
    const name = partNames.get(id);
    const is_whole = flag(id === shapeOf(sport).whole);
    return { id, name: name ? textIn(locale, name) : String(id), is_whole };
  });
}

function marketView(deps: TradingDeps, market: DeskMarket, known: Known): ShownMarket {
  const { id, name, marketTypeId, partId, isClosed, held } = market;
  const choice = deps.catalogue.choiceOfMarket(id);
  const selections = market.selections.map((one) => selectionView(deps, one, known));
  return {
    ...{ id, name, betting_type_id: marketTypeId, part_id: partId, is_closed: flag(isClosed) },
    is_sealed: flag(choice.isSealed),
    risk_level: riskView(choice.riskLevel),
    held: held ?? null,
    revision: revisionOf(deps.catalogue.choices().market.get(id)),
    provider_margin: market.providerMargin ?? null,
    sold_margin: market.soldMargin ?? null,
    bets: selections.reduce((sum, { bets }) => sum + bets, 0),
    stake: shownMoney(
      market.selections.reduce((sum, one) => sum + (known.stakes.get(one.id)?.stake ?? 0n), 0n),
    ),
    selections,
  };
}

function selectionView(
  { catalogue, betting }: TradingDeps,
  selection: DeskSelection,
  { stakes, firstOdds }: Known,
): ShownMarket['selections'][number] {
  const { id, name } = selection;
  const choice = catalogue.choiceOfSelection(id);
  const { bets, stake } = stakes.get(id) ?? { bets: 0, stake: 0n };
  return {
    ...{ id, name, bets, stake: shownMoney(stake) },
    provider_odds: shownOdds(selection.providerOdds),
    base_odds: shownOdds(selection.baseOdds),
    sold_odds: shownOdds(selection.soldOdds),
    original_odds: shownOdds(firstOdds.get(id) ?? 0),
    is_open: flag(selection.isOpen),
    is_decided: flag(selection.isDecided),
    is_boosted: flag(selection.isBoosted),
    is_sealed: flag(choice.isSealed),
    risk_level: riskView(choice.riskLevel),
    price_shift: shownOdds(choice.priceShift),
    revision: revisionOf(catalogue.choices().selection.get(id)),
    liability: shownMoney(betting.owedOnSelection(id)),
  };
}
