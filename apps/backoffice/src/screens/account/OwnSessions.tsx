import type { CallContent } from '@kipute/contract/registry';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge, Button } from 'antd';
import { api } from '../../features/wire/api.ts';
import { ownAccountTexts } from '../../i18n/texts/own-account.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { formatInstant } from '../../time/eat.ts';
import classes from './account.module.css';
import { deviceName } from './device-name.ts';

type Session = CallContent<'subscriber/own_sessions'>[number];

const sessionsKey = ['own-sessions'] as const;

/** Where the person is signed in; the one that asks stays. */
export function OwnSessions() {
  const t = useText();
  const query = useQuery({
    queryKey: sessionsKey,
    queryFn: () => api.subscriber.own_sessions({}, { silent: true }),
  });
  const end = useEnd();
  if (query.isError) return <LoadFailed place="part" onRetry={() => void query.refetch()} />;
  if (!query.data) return <PageSkeleton />;
  const others = query.data.filter(({ current }) => current === 0);
  return (
    <>
      <ul className={classes.sessions}>
        {query.data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end({ id: session.id })} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={classes.hint}>{t(ownAccountTexts.onlyThis)}</p>
      ) : (
        <Button danger onClick={() => end({})}>
          {t(ownAccountTexts.endOthers)}
        </Button>
      )}
    </>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useText();
  const device = deviceName(session.user_agent) ?? t(ownAccountTexts.unknownDevice);
  const facts = {
    network: session.network,
    opened: formatInstant(session.opened_at),
    seen: formatInstant(session.seen_at),
  };
  return (
    <li>
      <span>
        <strong title={session.user_agent}>{device}</strong>
        <small>{t(ownAccountTexts.sessionFacts, facts)}</small>
      </span>
      {session.current === 1 ? (
        <Badge status="success" text={t(ownAccountTexts.thisSession)} />
      ) : (
        <Button
          size="small"
          aria-label={t(ownAccountTexts.endSessionOf, { device })}
          onClick={onEnd}
        >
          {t(ownAccountTexts.endSession)}
        </Button>
      )}
    </li>
  );
}

function useEnd(): (which: { id?: string }) => void {
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: (which: { id?: string }) => api.subscriber.end_own_sessions(which),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
  return ending.mutate;
}
