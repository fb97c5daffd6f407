import type { RacingChangedContent } from '@kipute/contract/socket';
import type { RacingNow, Round } from './racing.ts';

/**
 * What is known after news of a round. `ask`: the news is of something that only an answer of the
 * server has in full (RCP-03). Of the end, champions and results are asked for with the next round.
 */
export function withNews(known: RacingNow, news: RacingChangedContent): RacingNow | 'ask' {
  const { current } = known;
  if (current?.id !== news.id) return 'ask';
  switch (news.phase) {
    case 'opened':
      return known;
    case 'started':
      return { ...known, current: drawn(current, news) };
    case 'ended': {
      const ended: Round = { ...drawn(current, news), status: 3, seed: news.seed };
      return { ...known, current: ended, last: ended };
    }
    case 'refunded':
      return 'ask';
  }
}

const drawn = (round: Round, { result }: RacingChangedContent): Round => ({
  ...round,
  status: 2,
  result: [...result],
});
