import { poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import { poolTexts } from '../../../i18n/texts/pools.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatCount, formatMoney } from '../../_list-kit/cells/cell-text.ts';
import pools from '../../_pools/pools.module.css';
import { Sums } from '../../_pools/Sums.tsx';
import { TierTable } from '../../_pools/TierTable.tsx';
import type { Issue } from '../issue-forms.ts';
import classes from '../pool-issues.module.css';

/** What each tier promised and, once it was paid, to how many lines and how much. */
export function IssueShared({ content: issue }: { content: Issue }) {
  const t = useText();
  const { reward_type, tiers, shared, pool, paid, rollover, corrections } = issue;
  const isPaid = issue.status === poolIssueStatuses.settled.id;
  const table = { rewardType: reward_type, title: t(poolTexts.shared) };
  if (!isPaid) {
    return (
      <section className={pools.card}>
        <p className={pools.hint}>{t(poolTexts.notShared)}</p>
        <TierTable {...table} shape="promised" tiers={tiers} />
      </section>
    );
  }
  return (
    <section className={`${pools.card} ${classes.settle}`}>
      <TierTable {...table} shape="shared" tiers={shared} />
      <Sums
        lines={[
          { name: t(poolTexts.pool), value: formatMoney(pool) },
          { name: t(poolTexts.paid), value: formatMoney(paid), weight: 'main' },
          { name: t(poolTexts.rolledOver), value: formatMoney(rollover), weight: 'main' },
          { name: t(poolTexts.corrections), value: formatCount(corrections) },
        ]}
      />
    </section>
  );
}
