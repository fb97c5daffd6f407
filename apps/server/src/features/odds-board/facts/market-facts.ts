import { legOutcomeOfFeed } from '@kipute/contract/constants/betting/outcomes';
import {
  type BettingType,
  bettingTypeOf,
} from '@kipute/contract/constants/betting-types/betting-types';
import { typeFlags } from '@kipute/contract/constants/matches/markets';
import type { PricedMarket } from '@kipute/domain/betting/cash-out/margin-free-odds';
import { type Phase, sellsLiveOffers } from '@kipute/domain/odds/sold-offer';
import type { Catalogue, HouseChoices, Market, Offer, Selection } from '../ports.ts';

type MarketTypeChoices = Pick<HouseChoices, 'choiceOfMarketType'>;

type OnOfferDeps = {
  readonly catalogue: Pick<Catalogue, 'selectionsOf' | 'offersOf'>;
  readonly choices: MarketTypeChoices;
};

const INVALID = 5;
const RESOLVED = 6;

const undecided = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  (status) => legOutcomeOfFeed(status) === 'pending',
);

/** Not settled by the provider yet. */
export const isUndecided = ({ status }: Selection): boolean => undecided[status - 1] === true;

/**
 * What has lost has no chance and no price, and the others share what it had. What ended in any
 * other way is kept: without a price it says that the market is not sold whole any more.
 */
export const canStillWin = (selection: Selection): boolean =>
  isUndecided(selection) || legOutcomeOfFeed(selection.status) !== 'lose';

/**
 * What the type flag of a betting type allows (ODB-62): some are sold before the match only, some
 * in play only. A type without a flag, or of which nobody knows, is sold in both; what the house
 * decided about it comes first, and one that it closed is not sold at all (DESK-13).
 */
export function isSoldInPhase(
  { marketTypeId }: Pick<Market, 'marketTypeId'>,
  phase: Phase,
  choices: MarketTypeChoices,
): boolean {
  const { isOpen, typeFlag } = choices.choiceOfMarketType(marketTypeId);
  const flag = typeFlag ?? typeFlags[bettingTypeOf(marketTypeId)?.typeFlag ?? 'undefined'].id;
  const otherPhaseOnly = sellsLiveOffers(phase) ? typeFlags['pre-match'] : typeFlags.live;
  return isOpen && flag !== otherPhaseOnly.id;
}

/**
 * Whether a market has its place on the match page: open, undecided, and priced for this phase of
 * the match. Suspended and removed offers keep it there, locked, since they mostly come back.
 */
export function isOnOffer(
  { catalogue, choices }: OnOfferDeps,
  market: Market,
  phase: Phase,
): boolean {
  if (market.isClosed || phase === 'over' || !isSoldInPhase(market, phase, choices)) return false;
  const wantsLive = sellsLiveOffers(phase);
  const counts = ({ isLive, status }: Offer) =>
    isLive === wantsLive && status !== INVALID && status !== RESOLVED;
  return catalogue
    .selectionsOf(market.id)
    .some((selection) => isUndecided(selection) && catalogue.offersOf(selection.id).some(counts));
}

const HOME_AWAY = 466;
const DRAW_NO_BET = 112;

/**
 * Home or away with the money back on a draw is draw no bet by another name. Where both are on offer
 * a match shows the latter (ODB-77); where the former stands alone it is the winner of its sport.
 */
export function withoutTwins(onOffer: readonly Market[]): readonly Market[] {
  const hasTwin = ({ marketTypeId, partId }: Market) =>
    marketTypeId === HOME_AWAY &&
    onOffer.some((other) => other.marketTypeId === DRAW_NO_BET && other.partId === partId);
  return onOffer.filter((market) => !hasTwin(market));
}

type Winners = PricedMarket['winnersTogether'];

/** Selections of these kinds exclude each other and leave nothing out, but for those named here. */
const byKind: Readonly<Record<BettingType['kind'], Winners>> = {
  ...{ 'three-way': 1, 'two-way': 1, 'yes-no': 1, 'yes-no-line': 1, 'odd-even': 1 },
  ...{ 'over-under': 1, 'over-exactly-under': 1, handicap: 1, 'three-way-handicap': 1 },
  ...{ 'next-team': 1, race: 1, score: 1, range: 1 },
  ...{ 'half-time-full-time': 1, 'half-with-most': 1, 'period-with-most': 1 },
  'double-chance': 2,
  // Several players score, several teams go up; nobody can say how many.
  competitor: 'varies',
  special: 'varies',
  combination: 'varies',
  'combination-line': 'varies',
};

/** Where what decides a market says more than the shape of its selections. */
const byRule: Partial<Readonly<Record<BettingType['grading'], Winners>>> = {
  'handicap-double-chance': 2,
  // Both teams may have led by two; a team may win the half, and the other the match.
  'three-way-early-payout': 'varies',
  'half-time-or-full-time': 'varies',
  'half-time-full-time-double-chance': 'varies',
  'correct-score-group': 'varies',
  'both-score-by-half': 1,
  'half-time-full-time': 1,
};

/** Ranges that overlap, and scores that are passed through. */
const overlapping: ReadonlySet<string> = new Set([
  'multigoals',
  'team-multigoals',
  'score-at-any-time',
]);

/** How many selections of a market win together, whatever happens (CSH-41). */
export function winnersTogether(marketTypeId: number, selectionCount: number): Winners {
  const type = bettingTypeOf(marketTypeId);
  if (!type) return 'varies';
  // With more or fewer than it should have, a market is not the one we know.
  const isWhole = type.selectionCount === null || type.selectionCount === selectionCount;
  return isWhole ? winnersOf(type) : 'varies';
}

function winnersOf(type: BettingType): Winners {
  if (overlapping.has(type.key)) return 'varies';
  const { kind, grading, combines } = type;
  const isCombined = kind === 'combination' || kind === 'combination-line';
  if (isCombined && grading === 'combination') return winnersOfAll(combines);
  return byRule[grading] ?? byKind[kind];
}

/** Each winner of the one goes with each winner of the other. */
function winnersOfAll(typeIds: readonly number[]): Winners {
  return typeIds.reduce<Winners>((winners, id) => {
    const type = bettingTypeOf(id);
    const more = type ? winnersOf(type) : 'varies';
    return winners === 'varies' || more === 'varies' ? 'varies' : winners * more;
  }, 1);
}
