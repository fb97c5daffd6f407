import { poolTexts } from '../../i18n/texts/pools.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatCount, formatMoney } from '../_list-kit/cells/cell-text.ts';
import { type Tier, tierWords } from './pool-words.ts';
import classes from './pools.module.css';

type Shared = Tier & { readonly lines: number; readonly prize: number; readonly paid: number };

type TierTableProps = { rewardType: number; title: string } & (
  | { shape: 'promised'; tiers: readonly Tier[] }
  | { shape: 'shared'; tiers: readonly Shared[] }
);

/** What each number of right picks brings, and, once it is known, to how many lines. */
export function TierTable(props: TierTableProps) {
  const t = useText();
  const { rewardType, title, shape } = props;
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t(poolTexts.tier)}</th>
            <th scope="col">{t(poolTexts.promised)}</th>
            {shape === 'shared' && (
              <>
                <th scope="col">{t(poolTexts.winningLines)}</th>
                <th scope="col">{t(poolTexts.prize)}</th>
                <th scope="col">{t(poolTexts.paidBeforeTax)}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {props.tiers.map((tier) => (
            <tr key={tier.right}>
              <th scope="row">{t(poolTexts.rightPicks, { count: tier.right })}</th>
              <td>{tierWords(tier, rewardType, t)}</td>
              {'lines' in tier && <SharedCells tier={tier} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SharedCells({ tier }: { tier: Shared }) {
  return (
    <>
      <td>{formatCount(tier.lines)}</td>
      <td>{formatMoney(tier.prize)}</td>
      <td>{formatMoney(tier.paid)}</td>
    </>
  );
}
