import { ledgerAccounts } from '@kipute/contract/constants/money/accounts';
import { billTypes } from '@kipute/contract/constants/money/bills';
import type { CallContent } from '@kipute/contract/registry';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useMay } from '../../features/permissions/administrator.tsx';
import { api } from '../../features/wire/api.ts';
import { ledgerTexts } from '../../i18n/texts/ledger.ts';
import { type Say, useLanguage, useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { useScreen } from '../../shell/screen-context.ts';
import { formatInstant } from '../../time/eat.ts';
import { moneyText } from '../orders/money-text.ts';
import classes from './trial-balance.module.css';

type Entry = CallContent<'ledger/inquire_entry'>;

/** From a line of a statement to its whole entry, to its cause, and to that cause's other lines. */
export function EntryScreen() {
  const t = useText();
  const language = useLanguage();
  const { id = '' } = useParams();
  const { title } = useScreen();
  const query = useQuery({
    queryKey: ['ledger-entry', language, id],
    queryFn: () => api.ledger.inquire_entry({ id }),
  });
  const back = <Link to="/bills">← {title}</Link>;
  return (
    <ScreenFrame title={t(ledgerTexts.entry, { id })} back={back} intro={ledgerTexts.entryIntro}>
      {query.isLoading && <PageSkeleton />}
      {query.isError && <LoadFailed place="page" onRetry={() => void query.refetch()} />}
      {query.data && <Whole entry={query.data} />}
    </ScreenFrame>
  );
}

const typeText = (t: Say, id: number): string => {
  const type = Object.values(billTypes).find((one) => one.id === id);
  return type ? t(type) : String(id);
};

const pathsOfCauses = {
  bet: ['order_list/inquire', (serial: string) => `/orders?serial_number=${serial}&row=${serial}`],
  deposit: [
    'recharge/inquire',
    (serial: string) => `/recharges?serial_number=${serial}&row=${serial}`,
  ],
  withdrawal: [
    'withdraw/inquire',
    (serial: string) => `/withdrawals?serial_number=${serial}&row=${serial}`,
  ],
  racing: ['racing_order/inquire', (serial: string) => `/racing-orders?serial_number=${serial}`],
} as const;

function CauseLink({ cause: { kind, serial_number: serial } }: { cause: Entry['cause'] }) {
  const t = useText();
  const may = useMay();
  if (kind === 'none' || serial === '') return t(ledgerTexts.noCause);
  const known =
    kind in pathsOfCauses ? pathsOfCauses[kind as keyof typeof pathsOfCauses] : undefined;
  if (!known || !may(known[0])) return serial;
  return <Link to={known[1](serial)}>{t(ledgerTexts.toCause, { serial })}</Link>;
}

function Whole({ entry }: { entry: Entry }) {
  const t = useText();
  const facts = [
    [ledgerTexts.type, typeText(t, entry.type)],
    [ledgerTexts.time, formatInstant(entry.recorded_at)],
    [ledgerTexts.key, entry.key],
    [ledgerTexts.remark, entry.remark || '–'],
  ] as const;
  return (
    <div className={classes.parts}>
      <dl className={classes.facts}>
        <div>
          <dt>{t(ledgerTexts.cause)}</dt>
          <dd>
            <CauseLink cause={entry.cause} />
          </dd>
        </div>
        {facts.map(([name, value]) => (
          <div key={name.en}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{t(ledgerTexts.postings)}</h2>
      <Postings entry={entry} />
      <h2>{t(ledgerTexts.others)}</h2>
      <Others entry={entry} />
    </div>
  );
}

function Postings({ entry: { postings, sum } }: { entry: Entry }) {
  const t = useText();
  const may = useMay();
  const shown = (amount: number | null) => (amount === null ? '–' : moneyText(amount));
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t(ledgerTexts.account)}</th>
            <th scope="col">{t(ledgerTexts.owner)}</th>
            <th scope="col">{t(ledgerTexts.amount)}</th>
            <th scope="col">{t(ledgerTexts.before)}</th>
            <th scope="col">{t(ledgerTexts.after)}</th>
          </tr>
        </thead>
        <tbody>
          {postings.map(({ line, account, user, amount, balance_before, balance_after }) => {
            const named = Object.values(ledgerAccounts).find(({ id }) => id === account);
            return (
              <tr key={line}>
                <th scope="row">{named && t(named)}</th>
                <td>
                  {user && may('subscriber/inquire') ? (
                    <Link to={`/users/${user.id}`}>{user.name || user.id}</Link>
                  ) : (
                    (user?.id ?? t(ledgerTexts.house))
                  )}
                </td>
                <td>{moneyText(amount)}</td>
                <td>{shown(balance_before)}</td>
                <td>{shown(balance_after)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className={classes.sum}>
            <th scope="row">{t(ledgerTexts.sum)}</th>
            <td />
            <td>{moneyText(sum)}</td>
            <td />
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Others({ entry: { id: ownId, others } }: { entry: Entry }) {
  const t = useText();
  if (others.every(({ id }) => id === ownId)) return <p>{t(ledgerTexts.noOthers)}</p>;
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t(ledgerTexts.time)}</th>
            <th scope="col">{t(ledgerTexts.type)}</th>
            <th scope="col">{t(ledgerTexts.amount)}</th>
            <th scope="col">{t(ledgerTexts.key)}</th>
          </tr>
        </thead>
        <tbody>
          {others.map(({ id, key, recorded_at, type, amount }) => (
            <tr key={id} data-this={id === ownId || undefined}>
              <th scope="row">
                {id === ownId ? (
                  `${formatInstant(recorded_at)} · ${t(ledgerTexts.thisOne)}`
                ) : (
                  <Link to={`/bills/${id}`}>{formatInstant(recorded_at)}</Link>
                )}
              </th>
              <td>{typeText(t, type)}</td>
              <td>{moneyText(amount)}</td>
              <td>{key}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
