import { serverNowMs } from '../../features/clock/server-clock.ts';
import { useLiveMatch } from '../../features/live-odds/use-live-match.ts';
import { LiveOdds } from '../../features/matches/LiveOdds.tsx';
import { useMatchCard } from '../../features/matches/match-store.ts';
import { t } from '../../i18n/i18n.ts';
import { FeatureMatch } from '../../ui/match/FeatureMatch.tsx';

/** The first of the popular matches, followed like every other. */
export function TopMatch({ matchId }: { matchId: string }) {
  const card = useMatchCard(matchId);
  const seen = useLiveMatch(matchId, 'tile');
  if (!card) return null;
  return (
    <FeatureMatch
      ref={seen}
      title={t('home.topMatch')}
      match={card}
      nowMs={serverNowMs()}
      Odds={LiveOdds}
    />
  );
}
