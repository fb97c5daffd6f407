import type { Deposit } from '../../../features/payments/payment.ts';
import { shownPhone } from '../../../features/phone-number/phone-number.ts';
import { usePagedQuery } from '../../../features/query/paged-query.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { DayList } from '../lines/DayList.tsx';
import { RowList } from '../lines/RowList.tsx';
import { PaymentRow } from './PaymentRow.tsx';

const PAGE_SIZE = 20;

export function DepositList() {
  const list = usePagedQuery<Deposit>({
    fetchPage: (page) => api.recharge.inquire({ page, page_size: PAGE_SIZE }, { silent: true }),
    keyOf: ({ serial_number }) => serial_number,
  });
  return (
    <RowList list={list} empty={<NoDeposits />}>
      {(rows) => (
        <DayList rows={rows} instantOf={({ create_time }) => create_time}>
          {(deposit) => (
            <PaymentRow
              key={deposit.serial_number}
              payment={deposit}
              amount={deposit.amount_payable}
              phone={shownPhone(deposit.phone)}
            />
          )}
        </DayList>
      )}
    </RowList>
  );
}

function NoDeposits() {
  return (
    <EmptyState
      icon="banknote-arrow-up"
      title={t('statement.noDeposits')}
      text={t('statement.noDepositsText')}
    >
      <ButtonLink to="/pay_recharge" variant="gold">
        {t('deposit.title')}
      </ButtonLink>
    </EmptyState>
  );
}
