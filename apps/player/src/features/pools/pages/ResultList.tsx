import { RESULTS_PAGE_SIZE } from '@kipute/contract/constants/betting/limits';
import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { type RowsResult, usePagedQuery } from '../../query/paged-query.ts';
import { api } from '../../wire/api.ts';
import { dateText } from '../issue/moment.ts';
import {
  type IssueMatch,
  type IssueResult,
  moneyOf,
  placesOf,
  poolPages,
  reservesOf,
} from '../issue/pool.ts';
import { PagedRows } from '../tickets/PagedRows.tsx';
import { scoreText } from '../tickets/TicketMarks.tsx';
import styles from './pool-page.module.css';

/** Settled issues, twenty a page, the newest first. */
export function ResultList({ game }: { game: PoolGame }) {
  const list = usePagedQuery<IssueResult>({
    fetchPage: (page) =>
      api.guessing_bet.results(
        { page, page_size: RESULTS_PAGE_SIZE, game: poolPages[game].id },
        { silent: true },
      ),
    keyOf: ({ id }) => id,
  });
  return <ResultRows game={game} list={list} />;
}

type ResultRowsProps = { game: PoolGame; list: RowsResult<IssueResult> };

export function ResultRows({ game, list }: ResultRowsProps) {
  return (
    <PagedRows list={list} empty={<NoResults game={game} />}>
      {(rows) => (
        <div className={styles.results}>
          {rows.map((result) => (
            <ResultCard key={result.id} result={result} />
          ))}
        </div>
      )}
    </PagedRows>
  );
}

function NoResults({ game }: { game: PoolGame }) {
  return (
    <EmptyState icon="list-checks" title={t('pools.noResults')} text={t('pools.noResultsText')}>
      <ButtonLink to={poolPages[game].choose}>{t('pools.toChoose')}</ButtonLink>
    </EmptyState>
  );
}

/** One issue: how many lines won what, what was paid and what went on to the next one. */
export function ResultCard({ result }: { result: IssueResult }) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.cardHead}>
        <h3 id={titleId}>{`${result.label} · ${result.name}`}</h3>
        <span>{dateText(result.settlement_time ?? result.close_time)}</span>
      </header>
      <table className={styles.tiers}>
        <tbody>
          {result.shared.map(({ right, lines, prize }) => (
            <tr key={right}>
              <th scope="row">
                <b className={styles.right}>{right}</b>
                {t(right === result.guess_number ? 'pools.allRight' : 'pools.right')}
              </th>
              <td>{t('pools.winningLines', { count: lines })}</td>
              <td>{lines > 0 ? <Money amount={moneyOf(prize)} /> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sums result={result} />
      {result.corrections > 0 && <p className={styles.note}>{t('pools.resultCorrected')}</p>}
      <details className={styles.fold}>
        <summary>{t('pools.showResults')}</summary>
        <Matches matches={result.matches} />
      </details>
    </section>
  );
}

function Sums({ result }: { result: IssueResult }) {
  const sums = [
    { name: t('pools.wholePool'), amount: result.pool },
    { name: t('pools.paid'), amount: result.paid },
    { name: t('pools.rollover'), amount: result.rollover },
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Money amount={moneyOf(amount)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Matches({ matches }: { matches: readonly IssueMatch[] }) {
  const reserves = reservesOf(matches);
  return (
    <ol className={styles.matches}>
      {placesOf(matches).map((match) => {
        const reserve = reserves.find(({ place }) => place === match.stand_in);
        return (
          <li key={match.place}>
            <small>{match.place}</small>
            <span>
              {teams(reserve ?? match)}
              {reserve && (
                <em className={styles.tag}>{t('pools.reserve', { number: reserve.place })}</em>
              )}
            </span>
            <b>{match.stand_in === 0 ? t('pools.mark.void') : scoreText(reserve ?? match)}</b>
          </li>
        );
      })}
    </ol>
  );
}

const teams = ({ team_home, team_away }: IssueMatch): string => `${team_home} – ${team_away}`;
