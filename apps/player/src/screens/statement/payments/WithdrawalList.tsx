import type { Withdrawal } from '../../../features/payments/payment.ts';
import { maskedPhone } from '../../../features/payments/request/phone.ts';
import { usePagedQuery } from '../../../features/query/paged-query.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { DayList } from '../lines/DayList.tsx';
import { RowList } from '../lines/RowList.tsx';
import { PaymentRow } from './PaymentRow.tsx';

const PAGE_SIZE = 20;

export function WithdrawalList() {
  const list = usePagedQuery<Withdrawal>({
    fetchPage: (page) => api.withdraw.inquire({ page, page_size: PAGE_SIZE }, { silent: true }),
    keyOf: ({ serial_number }) => serial_number,
  });
  return (
    <RowList list={list} empty={<NoWithdrawals />}>
      {(rows) => (
        <DayList rows={rows} instantOf={({ create_time }) => create_time}>
          {(withdrawal) => (
            <PaymentRow
              key={withdrawal.serial_number}
              payment={withdrawal}
              amount={withdrawal.amount}
              phone={maskedPhone(withdrawal.phone)}
            />
          )}
        </DayList>
      )}
    </RowList>
  );
}

function NoWithdrawals() {
  return (
    <EmptyState
      icon="banknote-arrow-down"
      title={t('statement.noWithdrawals')}
      text={t('statement.noWithdrawalsText')}
    >
      <ButtonLink to="/user_withdraw" variant="outline">
        {t('withdraw.title')}
      </ButtonLink>
    </EmptyState>
  );
}
