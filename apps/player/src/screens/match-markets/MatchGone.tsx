import { leaguePath } from '../../features/matches/league-path.ts';
import { t } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { leagueTitle, type MatchCard } from '../../ui/match/match.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';

/** No such match, or one that was forgotten while the page was open: says so, with the way on. */
export function MatchGone({ card }: { card: MatchCard | undefined }) {
  if (card) {
    return (
      <EmptyState icon="clock" title={t('markets.over')} text={t('markets.overHint')}>
        <WayOn card={card} />
      </EmptyState>
    );
  }
  return (
    <MessagePage
      cloth="green"
      icon="search"
      title={t('markets.unknown')}
      text={t('markets.unknownHint')}
    >
      <WayOn card={card} />
    </MessagePage>
  );
}

/** Where to find a match that is still open. */
function WayOn({ card }: { card: MatchCard | undefined }) {
  const leagueId = card?.league.id;
  return (
    <MessageActions>
      <ButtonLink to="/rolling_ball">{t('markets.toLive')}</ButtonLink>
      {card && leagueId !== undefined ? (
        <ButtonLink to={leaguePath(leagueId)} variant="outline">
          {t('markets.toLeague', { league: leagueTitle(card.league) })}
        </ButtonLink>
      ) : (
        <ButtonLink to="/ready_start" variant="outline">
          {t('markets.toUpcoming')}
        </ButtonLink>
      )}
    </MessageActions>
  );
}
