import { Alert } from 'antd';
import { poolTexts } from '../../i18n/texts/pools.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatCount, formatMoney } from '../_list-kit/cells/cell-text.ts';
import { Sums } from '../_pools/Sums.tsx';

type RefundProps = { row: { readonly sold_tickets: number; readonly stakes: number } };

/** What cancelling gives back, before it is done (POL-159). */
export function RefundPreview({ row: { sold_tickets, stakes } }: RefundProps) {
  const t = useText();
  if (sold_tickets === 0) {
    return <Alert type="info" showIcon title={t(poolTexts.refundNothing)} />;
  }
  return (
    <>
      <Sums
        lines={[
          { name: t(poolTexts.refundTickets), value: formatCount(sold_tickets) },
          { name: t(poolTexts.refundStakes), value: formatMoney(stakes), weight: 'main' },
        ]}
      />
      <p>{t(poolTexts.refundPool)}</p>
      <Alert type="warning" showIcon title={t(poolTexts.refundSecond)} />
    </>
  );
}
