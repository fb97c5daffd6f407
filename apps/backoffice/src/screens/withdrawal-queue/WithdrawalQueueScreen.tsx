import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useKeys } from '../../features/keys/keys-store.ts';
import { useMay } from '../../features/permissions/administrator.tsx';
import { queueTexts } from '../../i18n/texts/withdrawal-queue.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { moneyText } from '../orders/money-text.ts';
import { CasePanel } from './CasePanel.tsx';
import { QueueTable } from './QueueTable.tsx';
import { nextAfter, type Queue, rowsOfView, type View, views } from './queue-words.ts';
import { useQueue, useQueueDeeds } from './use-queue.ts';
import classes from './withdrawal-queue.module.css';

/** Withdrawals that wait for a person, worked through by keys: oldest first, one clerk each. */
export function WithdrawalQueueScreen() {
  const view = useQueue();
  switch (view.status) {
    case 'loading':
      return (
        <ScreenFrame intro={queueTexts.intro}>
          <PageSkeleton />
        </ScreenFrame>
      );
    case 'failed':
      return (
        <ScreenFrame intro={queueTexts.intro}>
          <LoadFailed place="part" onRetry={view.retry} />
        </ScreenFrame>
      );
    case 'ready':
      return <Board queue={view.queue} atMs={view.atMs} refresh={view.refresh} />;
  }
}

/** View and chosen row stand in the address: a link leads a colleague to the same one. */
function usePlace() {
  const [address, setAddress] = useSearchParams();
  const view = views.find((one) => one === address.get('view')) ?? 'waiting';
  const chosen = address.get('row') ?? undefined;
  const go = (to: { view: View; chosen: string | undefined }) =>
    setAddress(
      { ...(to.view !== 'waiting' && { view: to.view }), ...(to.chosen && { row: to.chosen }) },
      { replace: true },
    );
  return { view, chosen, go };
}

type BoardProps = { queue: Queue; atMs: number; refresh: () => void };

function Board({ queue, atMs, refresh }: BoardProps) {
  const t = useText();
  const may = useMay();
  const navigate = useNavigate();
  const { view, chosen, go } = usePlace();
  const [refusing, setRefusing] = useState<'no' | 'yes'>('no');
  const rows = rowsOfView(queue.rows, view);
  const choose = (serial: string | undefined) => {
    setRefusing('no');
    go({ view, chosen: serial });
  };
  const deeds = useQueueDeeds(
    (serial) => go({ view: 'waiting', chosen: serial }),
    () => choose(chosen === undefined ? undefined : nextAfter(rows, chosen)),
  );
  const row = queue.rows.find(({ serial_number }) => serial_number === chosen);
  const step = (by: 1 | -1) => () => {
    const at = rows.findIndex(({ serial_number }) => serial_number === chosen);
    choose(rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.serial_number);
  };
  const canDecide = may('withdraw/update');
  const takeNext = () => deeds.takeNext.mutate();
  useKeys([
    ...(row
      ? [
          { keys: 'Escape', title: queueTexts.close, run: () => choose(undefined) },
          { keys: 'o', title: queueTexts.openUser, run: () => navigate(`/users/${row.user_id}`) },
        ]
      : []),
    { keys: 'k', title: queueTexts.previous, run: step(-1) },
    { keys: 'j', title: queueTexts.next, run: step(1) },
    ...(canDecide ? [{ keys: 'Space', title: queueTexts.takeNext, run: takeNext }] : []),
  ]);
  const actions = (
    <>
      <Button onClick={refresh}>{t(queueTexts.refresh)}</Button>
      {canDecide && (
        <Button type="primary" loading={deeds.takeNext.isPending} onClick={takeNext}>
          {t(queueTexts.takeNext)}{' '}
          <span className={classes.key} aria-hidden="true">
            Space
          </span>
        </Button>
      )}
    </>
  );
  return (
    <ScreenFrame intro={queueTexts.intro} actions={actions}>
      <div className={classes.board} data-part={row ? 'one' : 'list'}>
        <section className={classes.card} aria-label={t(queueTexts.views)}>
          <Head queue={queue} view={view} onView={(to) => go({ view: to, chosen })} />
          <QueueTable
            {...{ rows, atMs, chosen, choose }}
            goalMinutes={queue.goal_minutes}
            lastDecidedAt={queue.last_decided_at}
          />
          <footer className={classes.foot}>
            <span>{t(queueTexts.claimEnds, { minutes: queue.claim_minutes })}</span>
          </footer>
        </section>
        <section className={classes.card} aria-label={t(queueTexts.chosen)}>
          {row ? (
            <CasePanel
              key={row.serial_number}
              {...{ row, atMs, deeds, refusing, setRefusing }}
              secondFrom={queue.second_from}
              onClose={() => choose(undefined)}
            />
          ) : (
            <p className={classes.nothing}>{t(queueTexts.choose)}</p>
          )}
        </section>
      </div>
    </ScreenFrame>
  );
}

const viewTexts = {
  waiting: queueTexts.waiting,
  mine: queueTexts.mine,
  second: queueTexts.second,
} as const satisfies Record<View, unknown>;

type HeadProps = { queue: Queue; view: View; onView: (view: View) => void };

function Head({ queue, view, onView }: HeadProps) {
  const t = useText();
  const { rows, unclear, paid_today, refused_today, sum, waiting, goal_minutes } = queue;
  const counts = {
    waiting: rowsOfView(rows, 'waiting').length,
    mine: rowsOfView(rows, 'mine').length,
    second: rowsOfView(rows, 'second').length,
  };
  return (
    <header className={classes.head}>
      <Segmented<View>
        aria-label={t(queueTexts.views)}
        value={view}
        onChange={onView}
        options={views.map((one) => ({
          value: one,
          label: t(viewTexts[one], { count: counts[one] }),
        }))}
      />
      <Link to="/withdrawals?attention=1">{t(queueTexts.unclear, { count: unclear })}</Link>
      <Link to="/withdrawals?pay_status=2">{t(queueTexts.paidToday, { count: paid_today })}</Link>
      <Link to="/withdrawals?pay_status=3">
        {t(queueTexts.refusedToday, { count: refused_today })}
      </Link>
      <span className={classes.figures}>
        {t(queueTexts.goal, { minutes: goal_minutes })} ·{' '}
        <b>{t(queueTexts.total, { count: waiting, sum: moneyText(sum) })}</b>
      </span>
    </header>
  );
}
