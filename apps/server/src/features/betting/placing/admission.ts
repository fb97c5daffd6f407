/**
 * Admission control of one bet: what can be refused from memory alone. Bets in play are admitted
 * twice, before and after their wait. Who may bet, own limits and funds are for the database to
 * say, when the bet is written.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { ACCUMULATOR_LEGS_MAX } from '@kipute/contract/constants/betting/limits';
import { riskLevels } from '@kipute/contract/constants/matches/markets';
import { hasDrifted, isWorse } from '@kipute/domain/betting/bet-odds';
import { shapeFits } from '@kipute/domain/betting/bet-shape';
import { calm, type Danger, dangerNow, stricter } from '@kipute/domain/betting/danger';
import { type StakeLimits, stakeRefusal } from '@kipute/domain/betting/stake';
import { limitTimesFactor } from '@kipute/domain/betting/stake-factor';
import { percentOfRoundedDown, type Senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Quote } from '../../odds-board/index.ts';
import type {
  BetRefusal,
  BetRequest,
  LegRefusal,
  PricedBet,
  RequestedLeg,
} from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { requestHash } from './idempotency.ts';

/** With what its player may stake of everybody's limits, in percent. */
export type FactoredRequest = BetRequest & { readonly stakeFactor: number };

type Check = (request: FactoredRequest, deps: BettingDeps) => BetRefusal | undefined;

/** Order is the contract: a player is told the first refusal in this list (BET-30). */
const checks: readonly Check[] = [
  siteIsOpen,
  bettingIsOpen,
  slipHasLegs,
  legsWithinLimit,
  shapeFitsLegs,
  stakeWithinLimits,
];

/** The checks in their order, then every leg against the board. */
export function admit(request: FactoredRequest, deps: BettingDeps): Result<PricedBet, BetRefusal> {
  for (const check of checks) {
    const refusal = check(request, deps);
    if (refusal) return refuse(refusal);
  }
  const { quotes, refused } = priceLegs(request, deps);
  if (refused.length > 0) return refuse({ code: 'legs-refused', legs: refused });
  if (!stakeFitsBoosts(request, quotes)) return refuse('boost-stake-above-maximum');
  const maximum = stakeTaken(request, quotes, deps);
  if (maximum !== undefined && request.stake > maximum) {
    return refuse({ code: 'stake-above-tier', maximum });
  }
  const bet = { ...request, quotes, requestHash: requestHash(request) };
  return isForTrader(request, deps) ? refuse({ code: 'trader-first', bet }) : ok(bet);
}

function siteIsOpen(_: BetRequest, { settings }: BettingDeps) {
  return settings.current('site').maintenance ? 'site-maintenance' : undefined;
}

function bettingIsOpen(_: BetRequest, { settings }: BettingDeps) {
  return settings.current('bet').bettingPaused ? 'betting-paused' : undefined;
}

function slipHasLegs({ legs }: BetRequest) {
  return legs.length === 0 ? 'slip-empty' : undefined;
}

function legsWithinLimit({ legs }: BetRequest) {
  return legs.length > ACCUMULATOR_LEGS_MAX ? 'too-many-legs' : undefined;
}

function shapeFitsLegs({ shape, legs }: BetRequest) {
  return shapeFits(shape, legs.length) ? undefined : 'system-unfit';
}

/** Who has another limit than everybody is told which; nobody is told a factor (RSK-02). */
function stakeWithinLimits(
  { stake, paidWith, device, stakeFactor }: FactoredRequest,
  { settings }: BettingDeps,
): BetRefusal | undefined {
  const { creditStakeMinimum, ...bet } = settings.current('bet');
  const { stakeMinimum: minimum, stakeMaximum } = bet[device];
  const maximum = limitTimesFactor(stakeMaximum, stakeFactor, minimum);
  const limits: StakeLimits = { minimum, maximum, creditMinimum: creditStakeMinimum };
  const refusal = stakeRefusal(stake, paidWith, limits);
  const isOwn = refusal === 'stake-above-maximum' && maximum !== stakeMaximum;
  return isOwn ? { code: 'stake-above-own', maximum } : refusal;
}

/** What a trader took, and what the house places by itself, no trader sees again. */
function isForTrader(
  { stake, origin, device, stakeFactor }: FactoredRequest,
  { settings }: BettingDeps,
): boolean {
  const { referralStake, ...bet } = settings.current('bet');
  if (origin || referralStake === 0n) return false;
  return stake > limitTimesFactor(referralStake, stakeFactor, bet[device].stakeMinimum);
}

/** What the player has on it already only the books know; they are asked when the bet is written. */
function stakeFitsBoosts({ stake }: BetRequest, quotes: readonly Quote[]): boolean {
  return quotes.every(({ boost }) => !boost || stake <= boost.stakeMaximum);
}

/**
 * The smallest of what the tiers and the risk levels of its legs take, times the player's factor;
 * undefined where none of them says anything (DESK-11, TRD-20, RSK-02).
 */
function stakeTaken(
  request: FactoredRequest,
  quotes: readonly Quote[],
  deps: BettingDeps,
): Senti | undefined {
  const maxima = [riskMaximum(request, quotes, deps), ...quotes.map((one) => one.stakeMaximum)];
  const taken = maxima
    .flatMap((one) => one ?? [])
    .reduce<Senti | undefined>((least, one) => (least && least < one ? least : one), undefined);
  const { stakeMinimum } = deps.settings.current('bet')[request.device];
  return taken && limitTimesFactor(taken, request.stakeFactor, stakeMinimum);
}

const { low, medium, high } = riskLevels;

/**
 * The part of the usual highest stake that is taken at the highest risk level of its legs, and the
 * lowest stake at least; undefined where nobody put one of them at risk.
 */
function riskMaximum(
  { device, paidWith }: BetRequest,
  quotes: readonly Quote[],
  { settings }: BettingDeps,
): Senti | undefined {
  const level = Math.max(...quotes.map(({ riskLevel }) => riskLevel));
  const bet = settings.current('bet');
  const percents: Readonly<Record<number, number>> = {
    [low.id]: bet.lowRiskStakePercent,
    [medium.id]: bet.mediumRiskStakePercent,
    [high.id]: bet.highRiskStakePercent,
  };
  const percent = percents[level];
  if (percent === undefined) return undefined;
  const { stakeMinimum, stakeMaximum } = bet[device];
  const least = paidWith === 'credit' ? bet.creditStakeMinimum : stakeMinimum;
  const part = percentOfRoundedDown(stakeMaximum, percent);
  if (part < least) return least;
  return part;
}

type PricedLegs = { readonly quotes: readonly Quote[]; readonly refused: readonly LegRefusal[] };

/** Every leg against the board as it is now; all that is wrong is told at once (BET-31). */
function priceLegs({ legs, oddsChanges }: BetRequest, deps: BettingDeps): PricedLegs {
  const quotes: Quote[] = [];
  const refused: LegRefusal[] = [];
  const matches = new Set<string>();
  for (const leg of legs) {
    const quoted = deps.board.quote(leg.selectionId);
    const quote = quoted.ok ? quoted.value : undefined;
    const why = quote ? legRefusal(leg, quote, { matches, oddsChanges, deps }) : 'closed';
    if (why) {
      refused.push({ selectionId: leg.selectionId, why, oddsNow: quote?.odds ?? 0 });
    } else if (quote) {
      quotes.push(quote);
      matches.add(quote.matchId);
    }
  }
  return { quotes, refused };
}

type LegContext = Pick<BetRequest, 'oddsChanges'> & {
  /** Those of the legs before it. */
  readonly matches: ReadonlySet<string>;
  readonly deps: BettingDeps;
};

function legRefusal(
  leg: RequestedLeg,
  quote: Quote,
  context: LegContext,
): LegRefusal['why'] | undefined {
  if (leg.matchId !== quote.matchId || leg.marketId !== quote.marketId) return 'not-this-match';
  if (context.matches.has(quote.matchId)) return 'same-match';
  return isPriceStale(leg, quote, context) ? 'price-moved' : undefined;
}

/** Whether the player saw another price, and one that is not taken in its place (BET-38). */
function isPriceStale(
  { seenOdds }: RequestedLeg,
  quote: Quote,
  { oddsChanges, deps }: LegContext,
): boolean {
  if (seenOdds === undefined) return false;
  switch (oddsChanges) {
    case 'any':
      return false;
    case 'better':
      return quote.odds < seenOdds;
    case 'ask':
      return quote.odds !== seenOdds;
    case 'within-tolerance':
      return isWorse(seenOdds, quote.odds, oddsTolerancePercent(quote, deps));
  }
}

/** A danger may make it smaller and never larger: nobody agreed to a worse price (BET-44). */
function oddsTolerancePercent({ matchId, isLive }: Quote, deps: BettingDeps): number {
  const { oddsTolerancePercent: usual } = deps.settings.current('bet');
  return isLive ? Math.min(usual, dangerOf(matchId, deps).oddsFloatPercent ?? usual) : usual;
}

/** What the settings ask for at this moment of a match in play (BET-43). */
function dangerOf(matchId: string, { board, settings }: BettingDeps): Danger {
  const { afterGoal, afterCorner, ...bet } = settings.current('bet');
  return dangerNow(board.secondsSinceDanger(matchId), {
    goal: { ...afterGoal, lastsSeconds: bet.goalDangerSeconds },
    corner: { ...afterCorner, lastsSeconds: bet.cornerDangerSeconds },
  });
}

/** A leg in play as it was when the bet was admitted first. */
type LegBefore = {
  readonly quote: Quote;
  readonly courseMark: string;
  readonly winnerOdds: readonly number[];
};

/**
 * The live bet delay: somebody in the stadium knows more than the price does. Whatever moves all
 * prices of a match meanwhile refuses every bet that waits on it, on whichever side (BET-33).
 * Returns the legs to which that happened.
 */
export async function waitOutLiveDelay(
  bet: PricedBet,
  deps: BettingDeps,
): Promise<readonly LegRefusal[]> {
  const { board } = deps;
  const legs = bet.quotes
    .filter(({ isLive }) => isLive)
    .map((quote) => ({
      quote,
      courseMark: board.courseMark(quote.matchId),
      winnerOdds: board.winnerOdds(quote.matchId),
    }));
  if (legs.length === 0) return [];
  const dangers = await delayWithDangers(
    legs.map(({ quote }) => quote),
    bet.device,
    deps,
  );
  return legs.flatMap((leg) => {
    const { matchId, selectionId } = leg.quote;
    const now = board.quote(selectionId);
    const oddsNow = now.ok ? now.value.odds : 0;
    const { oddsFloatPercent } = dangers.get(matchId) ?? calm;
    const isOff = hasMatchMoved(leg, { board, oddsNow, oddsFloatPercent });
    return isOff ? [{ selectionId, why: 'price-moved' as const, oddsNow }] : [];
  });
}

/** A danger that comes during the delay prolongs it; returns the worst one of each match. */
async function delayWithDangers(
  quotes: readonly Quote[],
  device: PricedBet['device'],
  deps: BettingDeps,
): Promise<ReadonlyMap<string, Danger>> {
  const { settings, pause = delay } = deps;
  const dangers = new Map<string, Danger>();
  // What the house decided about a match or a market type makes the wait longer, never shorter.
  const delays = quotes.map(({ liveDelaySeconds }) => liveDelaySeconds);
  for (let waitedSeconds = 0; ; ) {
    for (const { matchId: id } of quotes) {
      dangers.set(id, stricter(dangers.get(id) ?? calm, dangerOf(id, deps)));
    }
    const extra = [...dangers.values()].map(({ extraDelaySeconds }) => extraDelaySeconds);
    const usual = settings.current('bet')[device].liveBetDelaySeconds;
    const dueSeconds = Math.max(usual, ...delays) + Math.max(...extra);
    if (dueSeconds <= waitedSeconds) return dangers;
    await pause(1000 * (dueSeconds - waitedSeconds));
    waitedSeconds = dueSeconds;
  }
}

type LegAfter = {
  readonly board: BettingDeps['board'];
  readonly oddsNow: number;
  readonly oddsFloatPercent: number | undefined;
};

/**
 * The price of the leg concerns this bet alone; the course of the match and the prices of its
 * winner are the same for all who wait on it, so that they are refused together (BET-44).
 */
function hasMatchMoved(
  { quote, courseMark, winnerOdds }: LegBefore,
  { board, oddsNow, oddsFloatPercent: float }: LegAfter,
): boolean {
  if (board.courseMark(quote.matchId) !== courseMark) return true;
  if (float === undefined) return false;
  const winnerNow = board.winnerOdds(quote.matchId);
  return (
    hasDrifted(quote.odds, oddsNow, float) ||
    winnerOdds.some((odds, at) => hasDrifted(odds, winnerNow[at] ?? 0, float))
  );
}
