import { usePagedQuery } from '../../../features/query/paged-query.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { StatementDays } from '../days/statement-days.ts';
import type { Purse } from '../purses.ts';
import { type Bill, BillRow } from './BillRow.tsx';
import { type BillKind, typesOfKind } from './bill-kinds.ts';
import { DayList } from './DayList.tsx';
import { RowList } from './RowList.tsx';

type BillLinesProps = {
  purse: Purse;
  age: 'recent' | 'archived';
  kind: BillKind;
  /** Without them all lines of the age. */
  days?: StatementDays;
};

const PAGE_SIZE = 20;
const ageNumbers = { recent: 1, archived: 2 } as const;

/** Lines of one purse, newest first, by day. Another purse or filter is another block. */
export function BillLines({ purse, age, kind, days }: BillLinesProps) {
  const list = usePagedQuery<Bill>({
    fetchPage: (page) =>
      api.bill.inquire(
        {
          page,
          page_size: PAGE_SIZE,
          type: purse,
          age: ageNumbers[age],
          bill_types: typesOfKind(kind),
          ...(days && { from_day: days.from, to_day: days.to }),
        },
        { silent: true },
      ),
    keyOf: billKey,
  });
  return (
    <RowList list={list} empty={<NoLines purse={purse} kind={kind} age={age} />}>
      {(rows) => (
        <DayList rows={rows} instantOf={({ update_time }) => update_time}>
          {(bill) => <BillRow key={billKey(bill)} bill={bill} />}
        </DayList>
      )}
    </RowList>
  );
}

const billKey = ({ serial_number, type, update_time, balance_after }: Bill): string =>
  `${serial_number} ${type} ${update_time} ${balance_after}`;

/** What fills an empty purse. */
const waysToFill = {
  1: { to: '/pay_recharge', text: 'deposit.title', variant: 'gold' },
  2: { to: '/promotion', text: 'statement.toPromotions', variant: 'outline' },
  3: { to: '/racing_coin', text: 'statement.toCoins', variant: 'outline' },
} as const satisfies Record<Purse, object>;

function NoLines({ purse, kind, age }: BillLinesProps) {
  if (kind !== 'all') {
    return (
      <EmptyState
        icon="receipt-text"
        title={t('statement.noneOfKind')}
        text={t('statement.noneOfKindText')}
      />
    );
  }
  if (age === 'archived') {
    return <EmptyState icon="archive" title={t('archive.none')} text={t('archive.noneText')} />;
  }
  const { to, text, variant } = waysToFill[purse];
  return (
    <EmptyState icon="receipt-text" title={t('statement.none')} text={t('statement.noneText')}>
      <ButtonLink to={to} variant={variant}>
        {t(text)}
      </ButtonLink>
    </EmptyState>
  );
}
