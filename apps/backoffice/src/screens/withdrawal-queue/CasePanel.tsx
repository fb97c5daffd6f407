import { operators } from '@kipute/contract/constants/money/operators';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useMay } from '../../features/permissions/administrator.tsx';
import { queueTexts } from '../../i18n/texts/withdrawal-queue.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { MoneyPath } from '../approvals/MoneyPath.tsx';
import { moneyText } from '../orders/money-text.ts';
import { DecideCase } from './DecideCase.tsx';
import { leftText, measuredText, type Queued, ruleName } from './queue-words.ts';
import { type QueueDeeds, useCase } from './use-queue.ts';
import classes from './withdrawal-queue.module.css';

export type CaseProps = {
  row: Queued;
  atMs: number;
  deeds: QueueDeeds;
  refusing: 'no' | 'yes';
  setRefusing: (to: 'no' | 'yes') => void;
  secondFrom: number;
  onClose: () => void;
};

/** One withdrawal whole: what stopped it, where its money came from, and the decision. */
export function CasePanel(props: CaseProps) {
  const t = useText();
  const may = useMay();
  const { row, atMs, onClose } = props;
  const { serial_number, amount, fee, user, pay_type, phone, claim, proposed } = row;
  const operator = Object.values(operators).find(({ id }) => id === pay_type);
  return (
    <div className={classes.case}>
      <header className={classes.caseHead}>
        <h2>{serial_number}</h2>
        {claim && (
          <span className={classes.chip} data-mine={claim.mine === 1 || undefined}>
            {claim.mine === 1
              ? t(queueTexts.yours, { time: leftText(claim.ends_at, atMs) })
              : t(queueTexts.lockedBy, { name: claim.by.name })}
          </span>
        )}
        <Button size="small" type="text" aria-label={t(queueTexts.close)} onClick={onClose}>
          ✕
        </Button>
      </header>
      <p className={classes.amount}>
        <b>TSh {moneyText(amount)}</b> <small>{t(queueTexts.fee, { fee: moneyText(fee) })}</small>
        <br />
        {user.name} ·{' '}
        {may('subscriber/inquire') ? (
          <Link to={`/users/${user.id}`}>{t(queueTexts.whoTo, { id: user.id })}</Link>
        ) : (
          t(queueTexts.whoTo, { id: user.id })
        )}{' '}
        · {operator && t(operator)} {phone}
      </p>
      {proposed ? (
        <p className={classes.proposed}>
          {t(queueTexts.proposedBy, { name: proposed.by.name, note: proposed.note })}
          <br />
          {t(queueTexts.waitsForSecond)}{' '}
          <Link to={`/approvals/${proposed.id}`}>{t(queueTexts.look)}</Link>
        </p>
      ) : null}
      <Findings row={row} />
      {!proposed && may('withdraw/update') && <DecideCase {...props} />}
      <Looked row={row} />
    </div>
  );
}

function Findings({ row: { findings } }: { row: Queued }) {
  const t = useText();
  return (
    <section className={classes.checks} aria-label={t(queueTexts.checks)}>
      <h3>{t(queueTexts.checks)}</h3>
      {findings.length === 0 && <p className={classes.quiet}>{t(queueTexts.noChecks)}</p>}
      <ul>
        {findings.map((finding) => (
          <li key={finding.rule} data-holds={finding.holds === 1 ? 'yes' : 'no'}>
            <span aria-hidden="true">{finding.holds === 1 ? '✓' : '!'}</span>
            <span>
              <span className="visually-hidden">
                {t(finding.holds === 1 ? queueTexts.holds : queueTexts.holdsNot)}
              </span>
              {ruleName(t, finding)}
            </span>
            <span className={classes.quiet}>{measuredText(t, finding)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asked for only when somebody looks. */
function Looked({ row }: { row: Queued }) {
  const t = useText();
  const query = useCase(row.serial_number);
  if (query.isError && !query.data) {
    return <LoadFailed place="part" onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <PageSkeleton />;
  const { float, days, money_path } = query.data;
  const isEnough = float >= row.amount;
  return (
    <>
      <ul className={classes.float}>
        <li data-holds={isEnough ? 'yes' : 'no'}>
          <span aria-hidden="true">{isEnough ? '✓' : '!'}</span>
          <span>{t(isEnough ? queueTexts.floatEnough : queueTexts.floatShort)}</span>
          <span className={classes.quiet}>TSh {moneyText(float)}</span>
        </li>
      </ul>
      <InAndOut days={days} />
      <MoneyPath path={money_path} />
    </>
  );
}

type Days = NonNullable<ReturnType<typeof useCase>['data']>['days'];

const [HEIGHT, STEP, BAR] = [24, 10, 7];

/** In above the line, out below it; the sums say the same in words. */
function InAndOut({ days }: { days: Days }) {
  const t = useText();
  const most = Math.max(1, ...days.flatMap(({ money_in, money_out }) => [money_in, money_out]));
  const sumOf = (pick: (day: Days[number]) => number) =>
    moneyText(days.reduce((sum, day) => sum + pick(day), 0));
  const tall = (amount: number) => (amount / most) * HEIGHT;
  return (
    <section aria-label={t(queueTexts.inAndOut)}>
      <h3>{t(queueTexts.inAndOut)}</h3>
      <svg
        className={classes.flow}
        viewBox={`0 0 ${days.length * STEP} ${2 * HEIGHT + 2}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, money_in, money_out }, at) => (
          <g key={day}>
            <rect
              className={classes.in}
              x={at * STEP}
              y={HEIGHT - tall(money_in)}
              width={BAR}
              height={tall(money_in)}
            />
            <rect
              className={classes.out}
              x={at * STEP}
              y={HEIGHT + 2}
              width={BAR}
              height={tall(money_out)}
            />
          </g>
        ))}
        <line
          className={classes.zero}
          x1="0"
          x2={days.length * STEP}
          y1={HEIGHT + 1}
          y2={HEIGHT + 1}
        />
      </svg>
      <p className={classes.quiet}>
        <span className={classes.dot} data-way="in" />{' '}
        {t(queueTexts.moneyIn, { amount: sumOf((day) => day.money_in) })}{' '}
        <span className={classes.dot} data-way="out" />{' '}
        {t(queueTexts.moneyOut, { amount: sumOf((day) => day.money_out) })}
      </p>
    </section>
  );
}
