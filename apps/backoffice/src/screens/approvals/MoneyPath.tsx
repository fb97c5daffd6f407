import { Link } from 'react-router';
import { useMay } from '../../features/permissions/administrator.tsx';
import { approvalsTexts } from '../../i18n/texts/approvals.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatDay } from '../../time/eat.ts';
import { typedMoney } from '../_form-kit/definition/typed-money.ts';
import { stageWords } from '../_payments/payment-columns.ts';
import classes from './money-path.module.css';
import type { ProposalDetail } from './use-approvals.ts';

type Path = NonNullable<ProposalDetail['money_path']>;

/** A sum, from the first shilling to what is asked for; each step leads to the bills behind it. */
const steps = [
  { field: 'deposits', sign: '', text: approvalsTexts.cameIn, part: 'deposits' },
  { field: 'gifts', sign: '+', text: approvalsTexts.given, part: 'bills' },
  { field: 'stakes', sign: '−', text: approvalsTexts.staked, part: 'bets' },
  { field: 'payouts', sign: '+', text: approvalsTexts.won, part: 'bets' },
  { field: 'withdrawals', sign: '−', text: approvalsTexts.wentOut, part: 'withdrawals' },
] as const;

/** Where the money that leaves came from, beside the decision about it (APR-50). */
export function MoneyPath({ path }: { path: Path }) {
  const t = useText();
  const may = useMay();
  const page = `/users/${path.user_id}`;
  const canOpen = may('subscriber/inquire');
  return (
    <section className={classes.path} aria-label={t(approvalsTexts.moneyPath)}>
      <h3>
        {t(approvalsTexts.moneyPath)}{' '}
        {canOpen && <Link to={page}>{t(approvalsTexts.player, { id: path.user_id })}</Link>}
      </h3>
      <dl>
        {steps.map(({ field, sign, text, part }) => (
          <div key={field}>
            <dt>{canOpen ? <Link to={`${page}?tab=${part}`}>{t(text)}</Link> : t(text)}</dt>
            <dd>
              {sign} {typedMoney(path[field])}
            </dd>
          </div>
        ))}
        <div className={classes.has}>
          <dt>{t(approvalsTexts.has)}</dt>
          <dd>{typedMoney(path.has)}</dd>
        </div>
        <div className={classes.asked}>
          <dt>{t(approvalsTexts.asked)}</dt>
          <dd>{typedMoney(path.asked)}</dd>
        </div>
      </dl>
      <Earlier path={path} />
    </section>
  );
}

function Earlier({ path: { earlier } }: { path: Path }) {
  const t = useText();
  if (earlier.length === 0) return <p>{t(approvalsTexts.noneEarlier)}</p>;
  return (
    <table>
      <caption>{t(approvalsTexts.earlier)}</caption>
      <tbody>
        {earlier.map(({ serial_number, create_time, amount, stage }) => (
          <tr key={serial_number}>
            <td>
              <time dateTime={create_time}>{formatDay(Date.parse(create_time))}</time>
            </td>
            <td>
              <Link to={`/withdrawals?serial_number=${serial_number}&row=${serial_number}`}>
                {serial_number}
              </Link>
            </td>
            <td>{typedMoney(amount)}</td>
            <td>{t(stageWords[stage])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
