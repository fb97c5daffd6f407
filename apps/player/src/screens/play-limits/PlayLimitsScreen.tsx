import { usePlayer } from '../../features/session/session-store.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { LineLink } from '../../ui/card/LineLink.tsx';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { WovenBanner } from '../../ui/hero/WovenBanner.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { LimitsCard } from './limits/LimitsCard.tsx';
import { OwnDataCard } from './own-data/OwnDataCard.tsx';
import { PauseCard } from './pause/PauseCard.tsx';
import { usePlayLimits } from './use-play-limits.ts';

/** `/play_limits`: what players do to protect themselves, and what we know about them. */
export function PlayLimitsScreen() {
  const player = usePlayer();
  if (!player) return <SignInToPlaySafely />;
  return (
    <PageColumn key={player.id}>
      <WovenBanner
        cloth="green"
        icon="shield-check"
        title={t('playLimits.title')}
        text={t('playLimits.text')}
      />
      <Protection />
      <OwnDataCard phone={player.phone} />
      <LineLink to="/rich_text?type=31" icon="book-open">
        {t('playLimits.article')}
      </LineLink>
    </PageColumn>
  );
}

function Protection() {
  const limits = usePlayLimits();
  switch (limits.status) {
    case 'loading':
      return <Skeleton kind="rows" count={9} />;
    case 'failed':
      return <FailedState onRetry={limits.refetch} />;
    case 'ready':
      return (
        <>
          <LimitsCard limits={limits.data.limits} onChanged={limits.refetch} />
          <PauseCard pause={limits.data.pause} onBegun={limits.refetch} />
        </>
      );
  }
}

/** Limits belong to an account; what can be read needs none. */
function SignInToPlaySafely() {
  return (
    <MessagePage
      cloth="green"
      icon="shield-check"
      title={t('playLimits.title')}
      text={t('playLimits.text')}
    >
      <p>{t('playLimits.visitorText')}</p>
      <MessageActions>
        <Button onClick={() => openSheet('login')}>
          <Icon name="log-in" size={18} />
          {t('shell.login')}
        </Button>
        <Button variant="gold" onClick={() => openSheet('register')}>
          <Icon name="user-plus" size={18} />
          {t('shell.join')}
        </Button>
      </MessageActions>
      <LineLink to="/rich_text?type=31" icon="book-open">
        {t('playLimits.article')}
      </LineLink>
    </MessagePage>
  );
}
