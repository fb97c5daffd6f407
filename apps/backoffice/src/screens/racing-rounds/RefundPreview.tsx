import { Alert } from 'antd';
import { racingTexts } from '../../i18n/texts/racing.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatCount, formatMoney } from '../_list-kit/cells/cell-text.ts';
import { Sums } from '../_pools/Sums.tsx';

type RefundProps = { row: { readonly bets: number; readonly bet_amount: number } };

/** What a refund gives back, before it is done (GMO-04). */
export function RefundPreview({ row: { bets, bet_amount } }: RefundProps) {
  const t = useText();
  if (bets === 0) return <Alert type="info" showIcon title={t(racingTexts.refundNothing)} />;
  return (
    <>
      <Sums
        lines={[
          { name: t(racingTexts.refundBets), value: formatCount(bets) },
          { name: t(racingTexts.refundStakes), value: formatMoney(bet_amount), weight: 'main' },
        ]}
      />
      <Alert type="warning" showIcon title={t(racingTexts.refundSecond)} />
    </>
  );
}
