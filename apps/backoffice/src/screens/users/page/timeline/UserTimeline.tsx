import {
  FileTextOutlined,
  MinusOutlined,
  MobileOutlined,
  PlusOutlined,
  SolutionOutlined,
} from '@ant-design/icons';
import type { Localised } from '@kipute/contract/locale';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { userTexts } from '../../../../i18n/texts/users.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { formatInstant } from '../../../../time/eat.ts';
import { PartBody } from '../PartBody.tsx';
import { useMayCall } from '../page-calls.ts';
import { type TimelineKind, useTimeline } from '../use-user-page.ts';
import page from '../user-page.module.css';
import { signedText } from '../user-words.ts';
import { targetOf } from './event-target.ts';
import classes from './timeline.module.css';
import {
  daysOfTimeline,
  distanceOf,
  longDay,
  type TimelineDay,
  type TimelineEvent,
} from './timeline-days.ts';

const kinds: readonly { readonly kind: TimelineKind | undefined; readonly text: Localised }[] = [
  { kind: undefined, text: userTexts.kindAll },
  { kind: 'money', text: userTexts.kindMoney },
  { kind: 'bets', text: userTexts.kindBets },
  { kind: 'sessions', text: userTexts.kindSessions },
  { kind: 'office', text: userTexts.kindOffice },
];

/** Money, bets, sign-ins and what the office did, in one line of time. */
export function UserTimeline({ userId }: { userId: string }) {
  const t = useText();
  const [kind, setKind] = useState<TimelineKind>();
  const view = useTimeline(userId, kind);
  return (
    <section className={`${page.card} ${page.stretch}`} aria-labelledby="user-timeline">
      <div className={page.cardHead}>
        <h2 id="user-timeline">{t(userTexts.everything)}</h2>
      </div>
      <fieldset className={classes.kinds} aria-label={t(userTexts.timelineKinds)}>
        {kinds.map(({ kind: offered, text }) => (
          <button
            key={offered ?? 'all'}
            type="button"
            className={classes.kind}
            aria-pressed={offered === kind}
            onClick={() => setKind(offered)}
          >
            {t(text)}
          </button>
        ))}
      </fieldset>
      <div className={classes.scroll} tabIndex={-1}>
        <PartBody view={view} lines={8}>
          {(events) =>
            events.length === 0 ? (
              <p className={page.nothing}>{t(userTexts.nothingYet)}</p>
            ) : (
              daysOfTimeline(events).map((day) => <Day key={day.day} day={day} />)
            )
          }
        </PartBody>
        {view.loadOlder && (
          <Button
            size="small"
            className={classes.older ?? ''}
            loading={view.isLoadingOlder}
            onClick={view.loadOlder}
          >
            {t(userTexts.older)}
          </Button>
        )}
      </div>
    </section>
  );
}

function Day({ day: { day, events } }: { day: TimelineDay }) {
  const t = useText();
  const language = useLanguage();
  const nowMs = Date.now();
  const said = longDay(day, language, nowMs);
  const heading = {
    today: t(userTexts.todayIs, { day: said }),
    yesterday: t(userTexts.yesterdayIs, { day: said }),
    earlier: said,
  }[distanceOf(day, nowMs)];
  return (
    <>
      <h3 className={classes.day}>{heading}</h3>
      <ol className={classes.events}>
        {events.map((event) => (
          <Event key={event.key} event={event} />
        ))}
      </ol>
    </>
  );
}

function Event({ event }: { event: TimelineEvent }) {
  const mayCall = useMayCall();
  const { mark, tone } = markOf(event);
  const target = targetOf(event, mayCall);
  return (
    <li className={classes.event}>
      <time dateTime={event.at} title={formatInstant(event.at)}>
        {formatInstant(event.at).slice(11, 16)}
      </time>
      <span className={classes.mark} data-tone={tone} aria-hidden="true">
        {mark}
      </span>
      <div className={classes.words}>
        <span className={classes.title}>
          {target ? <Link to={target}>{event.title}</Link> : event.title}
        </span>
        {event.amount !== null && <b className={classes.amount}>{signedText(event.amount)}</b>}
        {event.detail && <small>{event.detail}</small>}
      </div>
    </li>
  );
}

type Mark = { readonly mark: ReactNode; readonly tone: 'in' | 'out' | 'info' | 'office' | 'quiet' };

function markOf({ kind, amount }: TimelineEvent): Mark {
  switch (kind) {
    case 'money':
      return (amount ?? 0) < 0
        ? { mark: <MinusOutlined />, tone: 'out' }
        : { mark: <PlusOutlined />, tone: 'info' };
    case 'bets':
      return { mark: <FileTextOutlined />, tone: (amount ?? 0) > 0 ? 'in' : 'quiet' };
    case 'sessions':
      return { mark: <MobileOutlined />, tone: 'info' };
    case 'office':
      return { mark: <SolutionOutlined />, tone: 'office' };
  }
}
