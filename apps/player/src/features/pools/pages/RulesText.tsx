import { formatShillings } from '@kipute/domain/money/senti';
import { t } from '../../../i18n/i18n.ts';
import { growthOfLine, type Issue, moneyOf } from '../issue/pool.ts';
import styles from './pool-page.module.css';
import { isShared, TierTable } from './TierTable.tsx';

type RulesTextProps = {
  /** The issue on sale, or the last one: what it promises is what the rules say (POL-133). */
  issue: Issue;
  /** How one picks in this game. */
  how: readonly string[];
};

/** Rules made from the settings of the issue, so that they cannot say anything else. */
export function RulesText({ issue, how }: RulesTextProps) {
  const parts = [
    { id: 'choose', title: t('pools.rules.choose'), rules: how },
    { id: 'price', title: t('pools.rules.price'), rules: priceRules(issue) },
    { id: 'pool', title: t('pools.rules.pool'), rules: poolRules(issue) },
    { id: 'prizes', title: t('pools.rules.prizes'), rules: prizeRules(issue) },
    { id: 'matches', title: t('pools.rules.matches'), rules: matchRules(issue) },
  ];
  return (
    <>
      <TierTable issue={issue} />
      <section className={styles.card}>
        <div className={styles.rules}>
          {parts.map(({ id, title, rules }) => (
            <div key={id}>
              <h3>{title}</h3>
              <ul>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

const shown = (wire: number): string => formatShillings(moneyOf(wire));

function priceRules(issue: Issue): readonly string[] {
  return [
    t('pools.rules.line', { stake: shown(issue.bet_amount) }),
    ...(issue.max_multiplier > 1
      ? [t('pools.rules.multiplier', { max: issue.max_multiplier })]
      : []),
    t('pools.rules.closing'),
  ];
}

function poolRules(issue: Issue): readonly string[] {
  return [
    t('pools.rules.initial', { amount: shown(issue.init_jackpot) }),
    ...(issue.percentage > 0
      ? [
          t('pools.rules.growth', {
            percent: issue.percentage,
            amount: formatShillings(growthOfLine(issue)),
            max: shown(issue.max_add_balance),
          }),
        ]
      : []),
    t('pools.rules.rollover'),
  ];
}

function prizeRules(issue: Issue): readonly string[] {
  return [
    t(isShared(issue) ? 'pools.rules.shared' : 'pools.rules.fixed'),
    t('pools.rules.lines'),
    ...(issue.tax_rate > 0 ? [t('pools.rules.tax', { percent: issue.tax_rate })] : []),
  ];
}

function matchRules(issue: Issue): readonly string[] {
  return [
    t('pools.rules.ordinaryTime'),
    ...(issue.reserves > 0 ? [t('pools.rules.reserves', { count: issue.reserves })] : []),
    t('pools.rules.void'),
    t('pools.rules.cancelled'),
    t('pools.rules.correction'),
  ];
}
