import { setTimeout as delay } from 'node:timers/promises';
import { calm, type Danger, stricter } from '@kipute/domain/betting/danger';
import { hasDrifted } from '@kipute/domain/betting/price-drift';
import type { Quote } from '../../odds-board/index.ts';
import type { LegRefusal, PricedBet } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { dangerOf } from './danger.ts';

/** A leg in play as it was at the first look. */
type FirstLook = {
  readonly quote: Quote;
  readonly mark: string;
  readonly winnerOdds: readonly number[];
};

type Dangers = ReadonlyMap<string, Danger>;

/**
 * A bet on a match in play waits, because who sits in the stadium knows more than the price does.
 * Whatever moves all prices of a match meanwhile refuses every bet that waits on it, on whichever
 * side (BET-33). Answers the legs to which that happened.
 */
export async function waitInPlay(
  bet: PricedBet,
  deps: BettingDeps,
): Promise<readonly LegRefusal[]> {
  const { board } = deps;
  const looks = bet.quotes
    .filter(({ isLive }) => isLive)
    .map((quote) => ({
      quote,
      mark: board.courseMark(quote.matchId),
      winnerOdds: board.winnerOdds(quote.matchId),
    }));
  if (looks.length === 0) return [];
  const matchIds = looks.map(({ quote }) => quote.matchId);
  const dangers = await sitOut(matchIds, bet.device, deps);
  return looks.flatMap((look) => {
    const { matchId, selectionId } = look.quote;
    const now = board.quote(selectionId);
    const oddsNow = now.ok ? now.value.odds : 0;
    const { oddsFloatPercent } = dangers.get(matchId) ?? calm;
    const isOff = isAnotherSituation(look, { board, oddsNow, oddsFloatPercent });
    return isOff ? [{ selectionId, why: 'price-moved' as const, oddsNow }] : [];
  });
}

/** The wait grows with a danger that comes while it lasts; answers the worst of each match. */
async function sitOut(
  matchIds: readonly string[],
  device: PricedBet['device'],
  deps: BettingDeps,
): Promise<Dangers> {
  const { settings, pause = delay } = deps;
  const dangers = new Map<string, Danger>();
  for (let waitedSeconds = 0; ; ) {
    for (const id of matchIds) {
      dangers.set(id, stricter(dangers.get(id) ?? calm, dangerOf(id, deps)));
    }
    const extra = [...dangers.values()].map(({ extraDelaySeconds }) => extraDelaySeconds);
    const dueSeconds = settings.current('bet')[device].liveBetDelaySeconds + Math.max(...extra);
    if (dueSeconds <= waitedSeconds) return dangers;
    await pause(1000 * (dueSeconds - waitedSeconds));
    waitedSeconds = dueSeconds;
  }
}

type SecondLook = {
  readonly board: BettingDeps['board'];
  readonly oddsNow: number;
  readonly oddsFloatPercent: number | undefined;
};

/**
 * The price of the leg is the bet's own affair; the course of the match and the prices of its
 * winner are the same for all who wait on it, so that they are refused together (BET-44).
 */
function isAnotherSituation(
  { quote, mark, winnerOdds }: FirstLook,
  { board, oddsNow, oddsFloatPercent: float }: SecondLook,
): boolean {
  if (board.courseMark(quote.matchId) !== mark) return true;
  if (float === undefined) return false;
  const winnerNow = board.winnerOdds(quote.matchId);
  return (
    hasDrifted(quote.odds, oddsNow, float) ||
    winnerOdds.some((odds, at) => hasDrifted(odds, winnerNow[at] ?? 0, float))
  );
}
