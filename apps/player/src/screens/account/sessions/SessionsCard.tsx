import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { SessionRow } from './SessionRow.tsx';
import styles from './sessions.module.css';
import { type PlayerSession, type SessionsView, useSessions } from './use-sessions.ts';

export function SessionsCard() {
  const { view, retry, end, ending } = useSessions();
  return (
    <Card icon="shield-check" title={t('sessions.title')} text={t('sessions.text')}>
      <Sessions view={view} ending={ending} onRetry={retry} onEnd={end} />
    </Card>
  );
}

type SessionsProps = {
  view: SessionsView;
  /** The id that is being ended, `all`, or nothing. */
  ending: string | undefined;
  onRetry: () => void;
  onEnd: (id?: string) => void;
};

export function Sessions({ view, ending, onRetry, onEnd }: SessionsProps) {
  if (view.status === 'loading') return <Skeleton kind="rows" count={2} />;
  if (view.status === 'failed') return <FailedState onRetry={onRetry} />;
  const sessions = view.answer;
  if (sessions.length === 0) {
    return (
      <EmptyState icon="smartphone" title={t('sessions.none')} text={t('sessions.noneText')} />
    );
  }
  const others = sessions.filter(({ current }) => current === 0);
  return (
    <>
      <ul className={styles.sessions}>
        {sorted(sessions).map((session) => (
          <SessionRow key={session.id} session={session} ending={ending} onEnd={onEnd} />
        ))}
      </ul>
      {others.length === 0 && <p className={styles.only}>{t('sessions.only')}</p>}
      {others.length > 1 && (
        <Button
          variant="outline"
          width="full"
          state={ending === 'all' ? 'sending' : 'ready'}
          onClick={() => onEnd()}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </>
  );
}

/** This device first, then the newest. */
function sorted(sessions: readonly PlayerSession[]): readonly PlayerSession[] {
  return [...sessions].sort(
    (one, other) =>
      other.current - one.current || Date.parse(other.opened_at) - Date.parse(one.opened_at),
  );
}
