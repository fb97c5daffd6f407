import type { Graded, MatchPlan, PricedMarket } from '../match-model.ts';
import {
  feedParameters,
  type Market,
  type MarketFamily,
  marketKey,
  type Question,
  questionOf,
} from './market.ts';

/** What a family must know to price a match, whatever the sport. */
export type MatchView = { readonly plan: MatchPlan; readonly isLive: boolean };

/** Nobody opens a market on what is all but sure: odds would be 1.01 and less. */
const SURE_ENOUGH = 0.985;

export type MarketBoard<View> = {
  readonly price: (view: View, depth: 'main' | 'full') => readonly PricedMarket[];
  /** Verdicts by selection key, of those that stand. */
  readonly grade: (
    view: View,
    priced: PricedMarket,
    graded?: Graded,
  ) => ReadonlyMap<string, number>;
};

type Template = Omit<PricedMarket, 'selections' | 'isAllButSure'>;
type Sheet<View> = { readonly market: Market<View>; readonly template: Template };

/** Selections are words and numbers that stay as they are, made once for each match. */
function createSheets<View>() {
  const byPlan = new WeakMap<MatchPlan, Map<string, Sheet<View>>>();
  return (plan: MatchPlan, family: MarketFamily<View>, question: Question): Sheet<View> => {
    const sheets = byPlan.get(plan) ?? new Map<string, Sheet<View>>();
    byPlan.set(plan, sheets);
    const key = marketKey(family.bettingTypeId, question);
    const known = sheets.get(key);
    if (known) return known;
    const market = family.market(plan, question);
    const sheet = { market, template: templateOf(family, question, market) };
    sheets.set(key, sheet);
    return sheet;
  };
}

function templateOf<View>(
  family: MarketFamily<View>,
  question: Question,
  market: Market<View>,
): Template {
  return {
    key: marketKey(family.bettingTypeId, question),
    bettingTypeId: family.bettingTypeId,
    eventPartId: question.part,
    market: {
      ...feedParameters(question),
      ...(family.scoringUnitId === undefined ? {} : { scoringUnitId: family.scoringUnitId }),
      numberOfOutcomes: market.selections.length,
    },
    overround: market.overround,
    winners: market.winners ?? 1,
    sold: family.sold ?? 'both',
  };
}

function isOnSale(sold: PricedMarket['sold'] | undefined, isLive: boolean): boolean {
  return sold !== (isLive ? 'pre-match' : 'live');
}

export function createMarketBoard<View extends MatchView>(
  families: readonly MarketFamily<View>[],
): MarketBoard<View> {
  const byType = new Map(families.map((family) => [family.bettingTypeId, family]));
  const sheetOf = createSheets<View>();

  function priceQuestion(view: View, family: MarketFamily<View>, question: Question) {
    const { market, template } = sheetOf(view.plan, family, question);
    const assessments = market.assess(view);
    if (assessments.every((one) => one.verdict !== undefined)) return [];
    const isAllButSure = assessments.some((one) => one.probability > SURE_ENOUGH);
    if (isAllButSure && !view.isLive) return [];
    const selections = market.selections.map(({ key, outcome }, index) => ({
      key,
      outcome,
      probability: assessments[index]?.probability ?? 0,
    }));
    return [{ ...template, isAllButSure, selections }];
  }

  return {
    price: (view, depth) =>
      families
        .filter((family) => isOnSale(family.sold, view.isLive))
        .filter((family) => depth === 'full' || family.isMain)
        .flatMap((family) =>
          family
            .questions(view)
            .filter((question) => depth === 'full' || family.isMain?.(question, view))
            .flatMap((question) => priceQuestion(view, family, question)),
        ),
    grade: (view, priced, graded = 'as-it-stands') => {
      const family = byType.get(priced.bettingTypeId);
      if (!family) throw new Error(`no market of betting type ${priced.bettingTypeId}`);
      const { market } = sheetOf(view.plan, family, questionOf(priced));
      const assessments = market.assess(view);
      return new Map(
        market.selections.flatMap(({ key }, index) => {
          const { verdict: stands, ifBrokenOff } = assessments[index] ?? {};
          const verdict = graded === 'broken-off' ? (stands ?? ifBrokenOff) : stands;
          return verdict === undefined ? [] : [[key, verdict] as const];
        }),
      );
    },
  };
}
