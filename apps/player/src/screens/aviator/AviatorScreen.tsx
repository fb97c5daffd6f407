import { CASINO_PATH } from '../../features/casino/game.ts';
import { usePlayRights } from '../../features/casino/play-rights.ts';
import { longMoment } from '../../features/casino/played-at.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { MessageActions, MessagePage } from '../../ui/hero/MessagePage.tsx';
import { useAviator } from './use-aviator.ts';

/** `/aviator`: not a page to stay on, but the door of one game. */
export function AviatorScreen() {
  useLanguage();
  const view = useAviator();
  const rights = usePlayRights();
  const name = t('nav.aviator');
  if (view.status === 'opening') {
    return (
      <MessagePage
        cloth="red"
        icon="plane"
        title={t('casino.openingGame', { name })}
        text={t('casino.openingText')}
      >
        <Button variant="gold" width="full" state="sending">
          {t('casino.opening')}
        </Button>
      </MessagePage>
    );
  }
  const { code, words } = view.refusal;
  const isGone = code === 'casino-game-unknown';
  const rest = rights.kind === 'resting' && t('casino.resting', { date: longMoment(rights.until) });
  return (
    <MessagePage
      cloth="red"
      icon="plane"
      title={rest || t(isGone ? 'casino.aviatorGone' : 'casino.notOpened')}
      text={words}
    >
      <MessageActions>
        {!isGone && !rest && <Button onClick={view.retry}>{t('casino.tryAgain')}</Button>}
        <ButtonLink to={CASINO_PATH} variant="outline">
          {t('casino.toLobby')}
        </ButtonLink>
      </MessageActions>
    </MessagePage>
  );
}
