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
import bars from './bars.module.css';
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
      <Histogram title={t(poolTexts.linesRight)} rows={barsOf(right)} />
      <Histogram title={t(poolTexts.linesReachable)} rows={barsOf(reachable)} />
      <Tree branches={branchesOf(issue, standing)} />
    </div>
  );
}

type HistogramProps = {
  title: string;
  rows: readonly { readonly name: string; readonly count: number }[];
};

function Histogram({ title, rows }: HistogramProps) {
  const t = useText();
  return (
    <section className={pools.card}>
      <header className={pools.head}>
        <h2>{title}</h2>
        <small>{t(poolTexts.lines)}</small>
      </header>
      {rows.length === 0 ? (
        <p className={pools.hint}>{t(poolTexts.noLines)}</p>
      ) : (
        <Bars title={title} rows={rows} />
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
              rows={outcomes.map(({ pick, lines }) => ({
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

type BarsProps = {
  title: string;
  rows: readonly { readonly name: string; readonly count: number }[];
  /** The count of a full bar; that of the longest unless several drawings are compared. */
  most?: number;
};

/** Counts with a bar each: the drawing repeats what the number says. */
function Bars({ title, rows, most }: BarsProps) {
  const full = most ?? Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className={bars.bars} aria-label={title}>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td aria-hidden="true">
              <span style={{ inlineSize: `${(count / full) * 100}%` }} />
            </td>
            <td>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
