import { operators } from '@kipute/contract/constants/money/operators';
import type { CallContent } from '@kipute/contract/registry';
import { useQuery } from '@tanstack/react-query';
import { useDataAge } from '../../features/keys/keys-store.ts';
import { api } from '../../features/wire/api.ts';
import { operatorStatusTexts } from '../../i18n/texts/operator-status.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { formatInstant } from '../../time/eat.ts';
import { moneyText } from '../orders/money-text.ts';
import { HourTable } from './HourTable.tsx';
import {
  askedOf,
  type OperatorRow,
  rateOf,
  rateText,
  toneOfRate,
  type Way,
} from './operator-rates.ts';
import classes from './operator-status.module.css';

type Status = CallContent<'operator_status/inquire'>;

const REFRESH_SECONDS = 30;

/** A card for each operator: both ways by the hour, then what is held there and how long it lasts. */
export function OperatorStatusScreen() {
  const query = useQuery({
    queryKey: ['operator-status'],
    queryFn: () => api.operator_status.inquire(),
    refetchInterval: REFRESH_SECONDS * 1000,
  });
  useDataAge(query.data && query.dataUpdatedAt, REFRESH_SECONDS);
  return (
    <ScreenFrame intro={operatorStatusTexts.intro}>
      {query.isError && !query.data && (
        <LoadFailed place="part" onRetry={() => void query.refetch()} />
      )}
      {query.isLoading && <PageSkeleton />}
      {query.data && (
        <div className={classes.cards}>
          {query.data.rows.map((row) => (
            <OperatorCard key={row.pay_type} row={row} status={query.data} />
          ))}
        </div>
      )}
    </ScreenFrame>
  );
}

function OperatorCard({ row, status }: { row: OperatorRow; status: Status }) {
  const t = useText();
  const operator = Object.values(operators).find(({ id }) => id === row.pay_type);
  const state = {
    good: t(operatorStatusTexts.good),
    low: t(operatorStatusTexts.low, { warning: moneyText(status.warning) }),
    'dry-soon': t(operatorStatusTexts.drySoon, { hours: status.alarm_hours }),
  }[row.state];
  return (
    <section className={classes.card} aria-label={operator && t(operator)}>
      <header>
        <h2>{operator && t(operator)}</h2>
        <span className={classes.state} data-state={row.state}>
          {state}
        </span>
      </header>
      <div className={classes.ways}>
        <WayPart title={t(operatorStatusTexts.deposits)} way={row.deposits} />
        <WayPart title={t(operatorStatusTexts.withdrawals)} way={row.withdrawals} />
      </div>
      <Float row={row} />
      <HourTable row={row} />
    </section>
  );
}

function WayPart({ title, way }: { title: string; way: Way }) {
  const t = useText();
  const { hours, open, median_seconds, switched_on } = way;
  const [rate, now] = [rateOf(hours), rateOf(hours.slice(-1))];
  const said =
    rate === undefined
      ? t(operatorStatusTexts.nothing)
      : t(operatorStatusTexts.rate, { rate: rateText(rate), asked: askedOf(hours) });
  return (
    <div>
      <h3>
        {title}
        {switched_on === 0 && <em>{t(operatorStatusTexts.off)}</em>}
      </h3>
      <Hours hours={hours} label={t(operatorStatusTexts.chart, { way: title, rate: said })} />
      <p className={classes.said} data-tone={toneOfRate(now ?? rate)}>
        <b>{said}</b>
        <br />
        {[
          now === undefined ? '' : t(operatorStatusTexts.rateNow, { rate: rateText(now) }),
          median_seconds === null
            ? ''
            : t(operatorStatusTexts.median, { seconds: Math.round(median_seconds) }),
          open > 0 ? t(operatorStatusTexts.open, { count: open }) : '',
        ]
          .filter((part) => part !== '')
          .join(' · ') || ' '}
      </p>
    </div>
  );
}

const [STEP, BAR, HEIGHT] = [10, 8, 40];

/** As tall as its rate; an hour in which nothing ended is a short grey one. */
function Hours({ hours, label }: { hours: Way['hours']; label: string }) {
  return (
    <svg
      className={classes.hours}
      viewBox={`0 0 ${hours.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {hours.map((hour, at) => {
        const rate = rateOf([hour]);
        const tall = rate === undefined ? 2 : Math.max(3, (rate / 100) * HEIGHT);
        return (
          <rect
            key={hour.begins_at}
            data-tone={toneOfRate(rate)}
            x={at * STEP}
            y={HEIGHT - tall}
            width={BAR}
            height={tall}
          />
        );
      })}
    </svg>
  );
}

function Float({ row: { held, told, told_at, waiting, dry_at, state } }: { row: OperatorRow }) {
  const t = useText();
  const facts = [
    [operatorStatusTexts.held, `TSh ${moneyText(held)}`],
    [
      operatorStatusTexts.told,
      told === null || told_at === null
        ? t(operatorStatusTexts.notTold)
        : t(operatorStatusTexts.toldAt, { amount: moneyText(told), time: formatInstant(told_at) }),
    ],
    [operatorStatusTexts.waiting, `TSh ${moneyText(waiting)}`],
    [
      operatorStatusTexts.dry,
      dry_at === null
        ? t(operatorStatusTexts.lasts)
        : t(operatorStatusTexts.dryAt, { time: formatInstant(dry_at).slice(5, 16) }),
    ],
  ] as const;
  return (
    <dl className={classes.float} data-state={state}>
      {facts.map(([name, value]) => (
        <div key={name.en}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
