import { poolTexts } from '../../i18n/texts/pools.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatMoney } from '../_list-kit/cells/cell-text.ts';
import type { Row } from '../_list-kit/definition/list.ts';
import { nextPool } from '../_pools/pool-words.ts';
import { Sums } from '../_pools/Sums.tsx';
import { TierTable } from '../_pools/TierTable.tsx';
import type { PoolType } from './pool-type-forms.ts';

/** What the next issue would begin with, and what its tiers promise. */
export function PoolTypeDetails({ row }: { row: Row }) {
  const t = useText();
  // The list hands its own rows on.
  const type = row as unknown as PoolType;
  const { topUp, begins } = nextPool(type);
  return (
    <>
      <section>
        <h2>{t(poolTexts.next)}</h2>
        <Sums
          lines={[
            { name: t(poolTexts.rollover), value: formatMoney(type.rollover) },
            { name: t(poolTexts.initial), value: formatMoney(type.init_jackpot) },
            { name: t(poolTexts.topUp), value: topUp },
            { name: t(poolTexts.begins), value: begins, weight: 'main' },
          ]}
        />
      </section>
      <section>
        <h2>{t(poolTexts.tiers)}</h2>
        <TierTable
          shape="promised"
          tiers={type.tiers}
          rewardType={type.reward_type}
          title={t(poolTexts.tier)}
        />
      </section>
    </>
  );
}
