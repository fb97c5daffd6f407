import { Alert } from 'antd';
import { tradingTexts } from '../../i18n/texts/trading.ts';
import { type Say, useText } from '../../i18n/use-text.ts';
import { formatCount, formatMoney } from '../_list-kit/cells/cell-text.ts';
import pools from '../_pools/pools.module.css';
import { type SumLine, Sums } from '../_pools/Sums.tsx';
import type { Preview } from './use-trading.ts';

/** Counts first, money beside them, and that nothing of it was done. */
export function PreviewSums({ preview }: { preview: Preview }) {
  const t = useText();
  return (
    <>
      <header className={pools.head}>
        <h3>{t(tradingTexts.previewTitle)}</h3>
        <span className={pools.chip}>{t(tradingTexts.nothingDone)}</span>
      </header>
      <Sums lines={[...countLines(preview, t), ...moneyLines(preview, t)]} />
      {preview.needs_second === 1 && (
        <Alert
          type="warning"
          showIcon
          title={t(tradingTexts.second, { amount: formatMoney(preview.second_from) })}
        />
      )}
    </>
  );
}

/** What there is none of is left out, but for the first lines. */
function countLines(preview: Preview, t: Say): readonly SumLine[] {
  const some = (name: Parameters<Say>[0], count: number): readonly SumLine[] =>
    count === 0 ? [] : [{ name: t(name), value: formatCount(count) }];
  return [
    {
      name: t(tradingTexts.markets),
      value: `${formatCount(preview.markets)}, ${formatCount(preview.selections)}`,
    },
    { name: t(tradingTexts.orders), value: formatCount(preview.orders), weight: 'main' },
    ...some(tradingTexts.legsWon, preview.legs_won),
    ...some(tradingTexts.legsLost, preview.legs_lost),
    ...some(tradingTexts.legsRefunded, preview.legs_refunded),
    ...some(tradingTexts.legsHalf, preview.legs_half),
    ...some(tradingTexts.settledNow, preview.settled_now),
    ...some(tradingTexts.corrected, preview.corrected),
    ...some(tradingTexts.waiting, preview.waiting),
    ...some(tradingTexts.forReview, preview.for_review),
    ...some(tradingTexts.undecided, preview.undecided),
  ];
}

function moneyLines(preview: Preview, t: Say): readonly SumLine[] {
  const { house_result: house, paid_before: before } = preview;
  const signed = `${house < 0 ? '−' : '+'}${formatMoney(Math.abs(house))}`;
  return [
    { name: t(tradingTexts.stakeSettled), value: formatMoney(preview.stake_settled) },
    { name: t(tradingTexts.paid), value: formatMoney(preview.paid), weight: 'main' },
    ...(before === 0 ? [] : [{ name: t(tradingTexts.paidBefore), value: formatMoney(before) }]),
    { name: t(tradingTexts.tax), value: formatMoney(preview.tax) },
    { name: t(tradingTexts.houseResult), value: signed, weight: 'main' },
  ];
}
