import { poolTexts } from '../../../i18n/texts/pools.ts';
import { type Say, useText } from '../../../i18n/use-text.ts';
import { LoadFailed } from '../../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../../shell/PageSkeleton.tsx';
import { formatCount, formatMoney } from '../../_list-kit/cells/cell-text.ts';
import pools from '../../_pools/pools.module.css';
import { Sums } from '../../_pools/Sums.tsx';
import type { Issue } from '../issue-forms.ts';
import classes from '../pool-issues.module.css';
import { type Standing, useStanding } from '../use-issue-calls.ts';
import { Bars } from './Bars.tsx';
import { type Branch, branchesOf } from './who-can-win.ts';

/** Who is how far, what it would cost as it stands, and which result would leave whom. */
export function IssueStanding({ content: issue }: { content: Issue }) {
  const view = useStanding(issue);
  switch (view.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return <LoadFailed place="part" reason={view.reason} onRetry={view.retry} />;
    case 'ready':
      return <Ready issue={issue} standing={view.content} />;
  }
}

type StandingProps = { issue: Issue; standing: Standing };

function Ready({ issue, standing }: StandingProps) {
  const t = useText();
  const { pool, liability, decided, right, reachable } = standing;
  const barsOf = (rows: readonly { readonly right: number; readonly lines: number }[]) =>
    rows
      .toSorted((one, other) => other.right - one.right)
      .map((row) => ({ name: t(poolTexts.rightPicks, { count: row.right }), count: row.lines }));
  return (
    <div className={classes.standing}>
      <section className={pools.card}>
        <Sums
          lines={[
            { name: t(poolTexts.pool), value: formatMoney(pool) },
            { name: t(poolTexts.liability), value: formatMoney(liability), weight: 'main' },
            {
              name: t(poolTexts.decided),
              value: `${formatCount(decided)} / ${formatCount(issue.guess_number)}`,
            },
          ]}
        />
      </section>
      <Histogram title={t(poolTexts.linesRight)} bars={barsOf(right)} />
      <Histogram title={t(poolTexts.linesReachable)} bars={barsOf(reachable)} />
      <Tree branches={branchesOf(issue, standing)} />
    </div>
  );
}

type HistogramProps = {
  title: string;
  bars: readonly { readonly name: string; readonly count: number }[];
};

function Histogram({ title, bars }: HistogramProps) {
  const t = useText();
  return (
    <section className={pools.card}>
      <header className={pools.head}>
        <h2>{title}</h2>
        <small>{t(poolTexts.lines)}</small>
      </header>
      {bars.length === 0 ? (
        <p className={pools.hint}>{t(poolTexts.noLines)}</p>
      ) : (
        <Bars title={title} bars={bars} />
      )}
    </section>
  );
}

const pickWords = (pick: string, t: Say): string =>
  pick === 'other' ? t(poolTexts.anyOther) : pick;

function Tree({ branches }: { branches: readonly Branch[] }) {
  const t = useText();
  const isNobody = branches.every(({ outcomes }) => outcomes.length === 0);
  return (
    <section className={`${pools.card} ${classes.tree}`}>
      <header className={pools.head}>
        <h2>{t(poolTexts.tree)}</h2>
      </header>
      <p className={pools.hint}>{t(poolTexts.treeHint)}</p>
      {branches.length === 0 && <p>{t(poolTexts.treeOver)}</p>}
      {branches.length > 0 && isNobody && <p>{t(poolTexts.treeNobody)}</p>}
      <ol className={classes.branches}>
        {branches.map(({ matchId, place, home, away, outcomes, most }) => (
          <li key={matchId}>
            <h3>
              {place}. {t(poolTexts.teams, { home, away })}
            </h3>
            <Bars
              title={t(poolTexts.teams, { home, away })}
              most={most}
              bars={outcomes.map(({ pick, lines }) => ({
                name: pickWords(pick, t),
                count: lines,
              }))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
