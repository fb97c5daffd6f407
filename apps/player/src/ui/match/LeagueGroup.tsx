import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { SpokenOnly } from '../SpokenOnly.tsx';
import { LeagueSign } from './LeagueSign.tsx';
import styles from './league-group.module.css';
import { type League, marketsOf, outcomesOf, type QuickMarket } from './match.ts';

type LeagueGroupProps = {
  league: League;
  markets: readonly QuickMarket[];
  /** Where the whole league is, and how many matches it has when that is known. */
  all?: { readonly count?: number; readonly page: string };
  /** Below what it stands: a heading of the page, or the page's own. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
};

/** A card of tiles under the league's name; on a desktop the markets are named as columns. */
export function LeagueGroup(props: LeagueGroupProps) {
  const { league, markets, all, heading: Heading = 'h3', children } = props;
  return (
    <section className={styles.group}>
      <header className={styles.header}>
        <LeagueSign league={league} width={20} />
        <Heading className={styles.name}>{league.name}</Heading>
        {league.country && <span className={styles.country}>{league.country}</span>}
        {all && (
          <Link className={styles.all} href={all.page}>
            {all.count}
            <SpokenOnly>{` ${t('league.all')}, ${league.name}`}</SpokenOnly>
            <Icon name="chevron-right" size={14} />
          </Link>
        )}
        <span className={styles.columns} aria-hidden="true">
          {marketsOf(league, markets).map((market) => (
            <span key={market} className={styles[`of${outcomesOf[market].length}`]}>
              {t(`market.${market}`)}
            </span>
          ))}
        </span>
      </header>
      {children}
    </section>
  );
}

/** The same card without a heading of its own. */
export function TileCard({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}
