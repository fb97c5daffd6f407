import { isWorse } from '@kipute/domain/betting/price-drift';
import type { Quote } from '../../odds-board/index.ts';
import type { BetRequest, LegRefusal, RequestedLeg } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { dangerOf } from './danger.ts';

type Wanted = Pick<BetRequest, 'legs' | 'oddsChanges'>;
type Judged = { readonly quotes: readonly Quote[]; readonly refused: readonly LegRefusal[] };

/** Every leg against the board as it is now; all that is wrong is told at once (BET-31). */
export function judgeLegs({ legs, oddsChanges }: Wanted, deps: BettingDeps): Judged {
  const quotes: Quote[] = [];
  const refused: LegRefusal[] = [];
  const matches = new Set<string>();
  for (const leg of legs) {
    const quoted = deps.board.quote(leg.selectionId);
    const quote = quoted.ok ? quoted.value : undefined;
    const why = quote ? whyNot(leg, quote, { matches, oddsChanges, deps }) : 'closed';
    if (why) {
      refused.push({ selectionId: leg.selectionId, why, oddsNow: quote?.odds ?? 0 });
    } else if (quote) {
      quotes.push(quote);
      matches.add(quote.matchId);
    }
  }
  return { quotes, refused };
}

type Bettable = Pick<BetRequest, 'oddsChanges'> & {
  readonly matches: ReadonlySet<string>;
  readonly deps: BettingDeps;
};

function whyNot(
  leg: RequestedLeg,
  quote: Quote,
  { matches, oddsChanges, deps }: Bettable,
): LegRefusal['why'] | undefined {
  if (leg.matchId !== quote.matchId || leg.marketId !== quote.marketId) return 'not-this-match';
  if (matches.has(quote.matchId)) return 'same-match';
  if (leg.seenOdds === undefined) return undefined;
  return isTaken(leg.seenOdds, quote, { oddsChanges, deps }) ? undefined : 'price-moved';
}

/** Holds the bet to what its player said about other prices (BET-38). */
function isTaken(
  seen: number,
  quote: Quote,
  { oddsChanges, deps }: Pick<Bettable, 'oddsChanges' | 'deps'>,
): boolean {
  switch (oddsChanges) {
    case 'any':
      return true;
    case 'better':
      return quote.odds >= seen;
    case 'ask':
      return quote.odds === seen;
    case 'within-tolerance':
      return !isWorse(seen, quote.odds, toleranceOf(quote, deps));
  }
}

/** A danger may make it smaller and never larger: nobody agreed to a worse price (BET-44). */
function toleranceOf({ matchId, isLive }: Quote, deps: BettingDeps): number {
  const { oddsTolerancePercent: usual } = deps.settings.current('bet');
  return isLive ? Math.min(usual, dangerOf(matchId, deps).oddsFloatPercent ?? usual) : usual;
}
