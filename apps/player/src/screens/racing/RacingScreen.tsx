import { serverNowMs } from '../../features/clock/server-clock.ts';
import { RacingFrame } from '../../features/racing/pages/RacingFrame.tsx';
import { BetShape, NotHeld } from '../../features/racing/pages/RacingStates.tsx';
import { shownRound } from '../../features/racing/round/phase.ts';
import { useRacing } from '../../features/racing/round/round-query.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { HeldRound } from './HeldRound.tsx';
import { Past } from './Past.tsx';

/** `/racing`: the round that takes bets, the race, and what came of it. */
export function RacingScreen() {
  useLanguage();
  const view = useRacing();
  const round = view.status === 'ready' ? shownRound(view.data, serverNowMs()) : undefined;
  if (view.status === 'ready' && round) return <HeldRound now={view.data} round={round} />;
  return (
    <RacingFrame tab="bet" head={<PageTitle>{t('racing.title')}</PageTitle>}>
      {view.status === 'loading' && <BetShape />}
      {view.status === 'failed' && <FailedState onRetry={view.retry} />}
      {view.status === 'ready' && (
        <>
          <NotHeld />
          <Past now={view.data} />
        </>
      )}
    </RacingFrame>
  );
}
