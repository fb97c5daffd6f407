import type {
  BallContent,
  BoardStateContent,
  LiveCountContent,
  MatchOddsContent,
  MatchStateContent,
  MonitoringContent,
} from '@kipute/contract/live-board';
import type { Broadcast } from '@kipute/contract/socket';
import { inNextFrame } from '../live-odds/frame-batch.ts';
import { liveCount } from '../live-odds/live-count.ts';
import { isPriceShown, priceOf, setPrice } from '../live-odds/prices.ts';
import { setBoardSuspended } from '../live-odds/staleness.ts';
import { publishMarketUpdate } from '../matches/market-updates.ts';
import { storeMatch, storeMatchState } from '../matches/match-store.ts';
import { setBall } from './balls.ts';

/** A deleted offer counts as closed, not as gone: it may come back (player site §4). */
const DELETED_STATUS = 4;

/** A broadcast about odds, applied to the stores that screens show. */
export function applyBroadcast({ type, content }: Broadcast): void {
  switch (type) {
    case 'monitoring':
      applyOffers(content as MonitoringContent);
      return;
    case 'update_match_odds':
      applyMatch(content as MatchOddsContent);
      return;
    case 'match_state':
      applyMatchState(content as MatchStateContent);
      return;
    case 'ball':
      setBall(content as BallContent);
      return;
    case 'live_count':
      liveCount.set((content as LiveCountContent).total);
      return;
    case 'board_state':
      setBoardSuspended((content as BoardStateContent).suspended);
      return;
    default:
  }
}

function applyOffers({ entities }: MonitoringContent): void {
  const receivedAtMs = Date.now();
  for (const entity of entities) {
    if (entity.entityClass !== 'BettingOffer') continue;
    const { outcomeId } = entity;
    const apply = () => {
      const isDeleted = entity.type === 'delete';
      const offer = {
        offerId: entity.id,
        oddsThousandths: Math.round(entity.odds * 1000),
        status: isDeleted ? DELETED_STATUS : entity.statusId,
        isLive: entity.isLive === 1,
        boost: entity.boost,
      };
      const known = priceOf(outcomeId);
      setPrice(
        outcomeId,
        isDeleted && known ? { ...known, status: DELETED_STATUS } : offer,
        receivedAtMs,
      );
    };
    inNextFrame(outcomeId, apply, isPriceShown(outcomeId) ? 'drawn' : 'unseen');
  }
}

function applyMatch(match: MatchOddsContent): void {
  const receivedAtMs = Date.now();
  inNextFrame(`match ${match.id}`, () => storeMatch({ ...match, bet_list: [] }, receivedAtMs));
  // Two broadcasts name different types, so here the second does not replace the first.
  if (match.bet_list.length > 0) {
    publishMarketUpdate(match.id, { types: match.bet_list, asOfMs: receivedAtMs });
  }
}

function applyMatchState(state: MatchStateContent): void {
  const receivedAtMs = Date.now();
  inNextFrame(`state ${state.id}`, () => storeMatchState(state, receivedAtMs));
}
