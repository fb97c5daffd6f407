import { rowsOf } from '@kipute/contract/constants/choice';
import { accountKinds, ledgerAccounts } from '@kipute/contract/constants/money/accounts';
import type { CallContent } from '@kipute/contract/registry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useDataAge } from '../../features/keys/keys-store.ts';
import { api } from '../../features/wire/api.ts';
import { ledgerTexts } from '../../i18n/texts/ledger.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { moneyText } from '../orders/money-text.ts';
import classes from './trial-balance.module.css';

type Balance = CallContent<'ledger/inquire_balance'>;
type Row = Balance['rows'][number];

/** All accounts by kind, at the end of any day; the day stands in the address. */
export function TrialBalanceScreen() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const day = address.get('day') ?? undefined;
  const query = useQuery({
    queryKey: ['trial-balance', day],
    queryFn: () => api.ledger.inquire_balance(day === undefined ? {} : { day }),
    placeholderData: keepPreviousData,
  });
  useDataAge(query.data && query.dataUpdatedAt, undefined);
  const actions = (
    <>
      <span className={classes.day}>
        <span id="balance-day">{t(ledgerTexts.day)}</span>
        <Input
          aria-labelledby="balance-day"
          type="date"
          value={day ?? query.data?.day ?? ''}
          onChange={({ target }) => target.value && setAddress({ day: target.value })}
        />
      </span>
      <Button onClick={() => setAddress({})}>{t(ledgerTexts.today)}</Button>
    </>
  );
  return (
    <ScreenFrame intro={ledgerTexts.intro} actions={actions}>
      {query.isError && !query.data && (
        <LoadFailed place="part" onRetry={() => void query.refetch()} />
      )}
      {query.isLoading && <PageSkeleton />}
      {query.data && <Accounts balance={query.data} />}
    </ScreenFrame>
  );
}

const heads = [
  ledgerTexts.account,
  ledgerTexts.debit,
  ledgerTexts.credit,
  ledgerTexts.balance,
  ledgerTexts.dayDebit,
  ledgerTexts.dayCredit,
] as const;

function Accounts({ balance }: { balance: Balance }) {
  const t = useText();
  const { rows, total, day } = balance;
  const kinds = rowsOf(accountKinds);
  return (
    <>
      <Alert
        showIcon
        type={total === 0 ? 'success' : 'error'}
        title={
          total === 0 ? t(ledgerTexts.ties) : t(ledgerTexts.tiesNot, { amount: moneyText(total) })
        }
      />
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              {heads.map((text) => (
                <th key={text.en} scope="col">
                  {t(text)}
                </th>
              ))}
            </tr>
          </thead>
          {kinds.map(([name, kind]) => {
            const ofKind = rows.filter((row) => row.kind === kind.id);
            return (
              <tbody key={name}>
                <SumRow title={t(kind)} rows={ofKind} />
                {ofKind.map((row) => (
                  <AccountRow key={row.account} row={row} day={day} />
                ))}
              </tbody>
            );
          })}
          <tfoot>
            <SumRow title={t(ledgerTexts.total)} rows={rows} />
          </tfoot>
        </table>
      </div>
    </>
  );
}

const fields = ['debit', 'credit', 'balance', 'day_debit', 'day_credit'] as const;

function SumRow({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <tr className={classes.sum}>
      <th scope="row">{title}</th>
      {fields.map((field) => (
        <td key={field}>{moneyText(rows.reduce((sum, row) => sum + row[field], 0))}</td>
      ))}
    </tr>
  );
}

function AccountRow({ row, day }: { row: Row; day: string }) {
  const t = useText();
  const account = Object.values(ledgerAccounts).find(({ id }) => id === row.account);
  return (
    <tr>
      <th scope="row">
        <Link to={`/trial-balance/${row.account}-${day}`}>{account && t(account)}</Link>
      </th>
      {fields.map((field) => (
        <td key={field}>{moneyText(row[field])}</td>
      ))}
    </tr>
  );
}
