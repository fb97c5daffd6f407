import { useSearchParams } from 'wouter';
import { MatchPage } from './MatchPage.tsx';

/** `/markets?id=`: another match is another page, with nothing left over of the one before. */
export function MatchMarketsScreen() {
  const [search] = useSearchParams();
  const matchId = search.get('id') ?? '';
  return <MatchPage key={matchId} matchId={matchId} />;
}
