import { racingBetTypes } from '@kipute/contract/constants/betting/games';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '../../features/wire/api.ts';
import { statisticsTexts } from '../../i18n/texts/statistics.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatCount, formatMoney, NOTHING } from '../_list-kit/cells/cell-text.ts';
import { Card } from '../_statistics/Card.tsx';
import { formatPercent, percentOf } from '../_statistics/figures.ts';
import { Scroll } from '../_statistics/Scroll.tsx';
import classes from '../_statistics/statistics.module.css';
import type { ShownPeriod } from '../_statistics/use-period.ts';

const silently = { silent: true } as const;

type PlainTableProps = { name: string; heads: readonly string[]; children: ReactNode };

function PlainTable({ name, heads, children }: PlainTableProps) {
  return (
    <Scroll name={name}>
      <table className={classes.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scroll>
  );
}

/** Of those who registered in a week, who still bets. */
export function CohortsCard() {
  const t = useText();
  const query = useQuery({
    queryKey: ['statistics/cohorts'],
    queryFn: ({ signal }) => api.statistics.cohorts({}, { ...silently, signal }),
  });
  const title = t(statisticsTexts.cohorts);
  return (
    <Card title={title} query={query}>
      {(cohorts) => {
        if (cohorts.length === 0) return <p>{t(statisticsTexts.empty)}</p>;
        const weeks = Math.max(...cohorts.map(({ active }) => active.length));
        const numbers = Array.from({ length: weeks }, (_, nth) => nth);
        const heads = [
          t(statisticsTexts.cohortWeek),
          t(statisticsTexts.registered),
          ...numbers.map((nth) => t(statisticsTexts.weekNumber, { nth: nth + 1 })),
        ];
        return (
          <PlainTable name={title} heads={heads}>
            {cohorts.map(({ week, registered, active }) => (
              <tr key={week}>
                <th scope="row">{week}</th>
                <td>{formatCount(registered)}</td>
                {numbers.map((nth) => (
                  <td key={nth} data-share={shareStep(active[nth], registered)}>
                    {formatPercent(
                      percentOf(active[nth] ?? 0, active[nth] === undefined ? 0 : registered),
                      0,
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </PlainTable>
        );
      }}
    </Card>
  );
}

/** One of five tints. */
const shareStep = (active: number | undefined, registered: number): number | undefined =>
  active === undefined || registered === 0
    ? undefined
    : Math.min(5, Math.ceil((active / registered) * 5));

/** What games pay beside what they say they pay. */
export function ReturnsCard({ period }: { period: ShownPeriod }) {
  const t = useText();
  const query = useQuery({
    queryKey: ['statistics/returns', period],
    queryFn: ({ signal }) => api.statistics.returns({ ...period }, { ...silently, signal }),
  });
  const title = t(statisticsTexts.returns);
  const nameOf = (game: string, name: string) =>
    Object.hasOwn(racingBetTypes, game)
      ? t(racingBetTypes[game as keyof typeof racingBetTypes])
      : name;
  return (
    <Card title={title} query={query}>
      {(games) =>
        games.length === 0 ? (
          <p>{t(statisticsTexts.empty)}</p>
        ) : (
          <PlainTable
            name={title}
            heads={[
              t(statisticsTexts.game),
              t(statisticsTexts.figure.stakes),
              t(statisticsTexts.figure.payouts),
              t(statisticsTexts.returned),
              t(statisticsTexts.stated),
            ]}
          >
            {games.map(({ game, name, stakes, payouts, stated_return }) => (
              <tr key={game}>
                <th scope="row">{nameOf(game, name)}</th>
                <td>{formatMoney(stakes)}</td>
                <td>{formatMoney(payouts)}</td>
                <td>{formatPercent(percentOf(payouts, stakes))}</td>
                <td>{stated_return === null ? NOTHING : formatPercent(stated_return)}</td>
              </tr>
            ))}
          </PlainTable>
        )
      }
    </Card>
  );
}

const TOP = 15;

export function TopMatchesCard({ period }: { period: ShownPeriod }) {
  const t = useText();
  const query = useQuery({
    queryKey: ['statistics/history', period, 'match', 'top'],
    queryFn: ({ signal }) =>
      api.statistics.history(
        { ...period, product: 'sports', rows_by: 'match' },
        { ...silently, signal },
      ),
  });
  const title = t(statisticsTexts.topMatches);
  return (
    <Card title={title} query={query}>
      {({ rows }) => (
        <PlainTable
          name={title}
          heads={[
            t(statisticsTexts.rows.match),
            t(statisticsTexts.legs),
            t(statisticsTexts.figure.stakes),
            t(statisticsTexts.figure.ggr),
          ]}
        >
          {rows
            .filter(({ key }) => key !== 'rest')
            .slice(0, TOP)
            .map(({ key, name, bets, stakes, ggr }) => (
              <tr key={key}>
                <th scope="row">{name || t(statisticsTexts.noName)}</th>
                <td>{formatCount(bets)}</td>
                <td>{formatMoney(stakes)}</td>
                <td data-below={ggr < 0 || undefined}>{formatMoney(ggr)}</td>
              </tr>
            ))}
        </PlainTable>
      )}
    </Card>
  );
}

export function TopPlayersCard({ period }: { period: ShownPeriod }) {
  const t = useText();
  const query = useQuery({
    queryKey: ['statistics/top_players', period],
    queryFn: ({ signal }) => api.statistics.top_players({ ...period }, { ...silently, signal }),
  });
  const title = t(statisticsTexts.topPlayers);
  return (
    <Card title={title} query={query}>
      {(players) => (
        <PlainTable
          name={title}
          heads={[
            t(statisticsTexts.player),
            t(statisticsTexts.figure.stakes),
            t(statisticsTexts.figure.payouts),
            t(statisticsTexts.houseNet),
          ]}
        >
          {players.map(({ id, name, stakes, payouts, net }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/users/${id}`}>{`${name} · ${id}`}</Link>
              </th>
              <td>{formatMoney(stakes)}</td>
              <td>{formatMoney(payouts)}</td>
              <td data-below={net < 0 || undefined}>{formatMoney(net)}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Card>
  );
}
