import { useState } from 'react';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { kickOffLabel } from '../../../ui/match/kick-off.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import { TeamMark } from '../../../ui/team/TeamMark.tsx';
import styles from './standings.module.css';
import type { History } from './use-history-of.ts';

type StandingsTableProps = { match: MatchCard; table: History['table'] };

/** Where both teams stand in their league; the whole table on demand. */
export function StandingsTable({ match, table: { since, row_list: lines } }: StandingsTableProps) {
  const [isWhole, setWhole] = useState(false);
  const short = rowsAround(lines, [match.home.id, match.away.id]);
  const rows = isWhole ? allRows(lines) : short;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('markets.table', { league: match.league.name })}</h2>
      {since === null ? (
        <p className={styles.quiet}>{t('markets.noTable')}</p>
      ) : (
        <>
          <p className={styles.quiet}>{t('markets.tableSince', { date: dayOf(since) })}</p>
          <table className={styles.table}>
            <Heads />
            <tbody>
              {rows.map((row, place) => (
                <Row
                  key={row === 'gap' ? `gap ${place}` : row.line.team_id}
                  row={row}
                  match={match}
                />
              ))}
            </tbody>
          </table>
          {short.length < lines.length && (
            <button className={styles.fold} type="button" onClick={() => setWhole(!isWhole)}>
              {isWhole
                ? t('markets.tableFolded')
                : t('markets.tableWhole', { count: lines.length })}
              <Icon name={isWhole ? 'chevron-up' : 'chevron-down'} size={16} />
            </button>
          )}
        </>
      )}
    </section>
  );
}

function dayOf(since: string): string {
  return kickOffLabel({ startsAtMs: Date.parse(since), nowMs: serverNowMs() }).date;
}

function Heads() {
  const heads = ['played', 'balance', 'difference', 'points'] as const;
  return (
    <thead>
      <tr>
        <th scope="col">
          <span aria-hidden="true">#</span>
          <SpokenOnly>{t('markets.tablePlace')}</SpokenOnly>
        </th>
        <th scope="col" className={styles.team}>
          {t('markets.tableTeam')}
        </th>
        {heads.map((head) => (
          <th key={head} scope="col">
            <span aria-hidden="true">{t(`markets.tableShort.${head}`)}</span>
            <SpokenOnly>{t(`markets.tableWords.${head}`)}</SpokenOnly>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ row, match }: { row: TableRow; match: MatchCard }) {
  if (row === 'gap') {
    return (
      <tr className={styles.gap}>
        <td colSpan={6}>
          <span aria-hidden="true">⋯</span>
        </td>
      </tr>
    );
  }
  const { place, line } = row;
  const difference = line.goals_for - line.goals_against;
  const isHome = line.team_id === match.home.id;
  const isAway = line.team_id === match.away.id;
  return (
    <tr className={classNames(isHome && styles.home, isAway && styles.away)}>
      <td>{place}</td>
      <th scope="row" className={styles.team}>
        <span className={styles.who}>
          <TeamMark team={{ id: line.team_id, name: line.team }} />
          <span className={styles.name}>{line.team}</span>
        </span>
      </th>
      <td>{line.played}</td>
      <td>
        <Balance line={line} />
      </td>
      <td>{difference > 0 ? `+${difference}` : String(difference).replace('-', '−')}</td>
      <td>
        <b>{line.points}</b>
      </td>
    </tr>
  );
}

type Line = StandingsTableProps['table']['row_list'][number];

/** Wins, draws and losses as one bar: who loses much shows it at a glance. */
function Balance({ line: { won, drawn, lost } }: { line: Line }) {
  return (
    <>
      <span className={styles.bar} aria-hidden="true">
        <i className={styles.won} style={{ flexGrow: won }} />
        <i className={styles.drawn} style={{ flexGrow: drawn }} />
        <i className={styles.lost} style={{ flexGrow: lost }} />
      </span>
      <SpokenOnly>{t('markets.balanceWords', { won, drawn, lost })}</SpokenOnly>
    </>
  );
}

/** A team of the table at its place, or a gap where places are left out. */
type TableRow = { readonly place: number; readonly line: Line } | 'gap';

/** With so few teams there is nothing to leave out. */
const WHOLE_UP_TO = 6;

/** The leader, both teams and who stands next to them; places in between become a gap. */
export function rowsAround(
  lines: readonly Line[],
  teamIds: readonly string[],
): readonly TableRow[] {
  if (lines.length <= WHOLE_UP_TO) return allRows(lines);
  const middles = lines.flatMap(({ team_id }, index) => (teamIds.includes(team_id) ? index : []));
  const isShown = (index: number) =>
    index === 0 || middles.some((middle) => Math.abs(middle - index) <= 1);
  return allRows(lines).flatMap((row, index) => {
    if (isShown(index)) return row;
    return isShown(index - 1) ? 'gap' : [];
  });
}

function allRows(lines: readonly Line[]): readonly TableRow[] {
  return lines.map((line, index) => ({ place: index + 1, line }));
}
