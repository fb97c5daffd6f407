import type { MarketFamily } from '../../market/market.ts';
import type { FootballView } from '../football-view.ts';
import { cardMarkets } from './card-markets.ts';
import { combinedMarkets } from './combined-markets.ts';
import { cornerMarkets } from './corner-markets.ts';
import { halfMarkets } from './half-markets.ts';
import { orderMarkets } from './order-markets.ts';
import { penaltyMarkets } from './penalty-markets.ts';
import { resultMarkets } from './result-markets.ts';
import { scorerMarkets } from './scorer-markets.ts';
import { scoringMarkets } from './scoring-markets.ts';
import { timingMarkets } from './timing-markets.ts';
import { totalMarkets } from './total-markets.ts';

/** In the order in which a match shows them. */
export const footballMarkets: readonly MarketFamily<FootballView>[] = [
  ...resultMarkets,
  ...totalMarkets,
  ...scoringMarkets,
  ...halfMarkets,
  ...combinedMarkets,
  ...orderMarkets,
  ...timingMarkets,
  ...scorerMarkets,
  ...cornerMarkets,
  ...cardMarkets,
  ...penaltyMarkets,
];
