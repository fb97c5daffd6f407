import type { Ref } from 'react';
import { classNames } from '../class-names.ts';
import hero from '../hero/hero.module.css';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { type Team, TeamMark } from '../team/TeamMark.tsx';
import styles from './feature-match.module.css';
import { KickOff } from './KickOff.tsx';
import { MarketOdds } from './MarketOdds.tsx';
import { leagueTitle, type MatchCard, matchPage, type OddsCell } from './match.ts';

type FeatureMatchProps = {
  title: string;
  match: MatchCard;
  nowMs: number;
  Odds: OddsCell;
  ref?: Ref<HTMLElement>;
};

/** One match on the house's cloth: both sides large, the winner market across the card. */
export function FeatureMatch({ title, match, nowMs, Odds, ref }: FeatureMatchProps) {
  const { home, away, league } = match;
  return (
    <article ref={ref} className={styles.feature}>
      <Link className={classNames(hero.woven, hero.green, styles.cloth)} href={matchPage(match.id)}>
        <span className={styles.title}>
          <Icon name="flame" size={14} />
          {title}
          <span className={styles.league}>{leagueTitle(league)}</span>
        </span>
        <Side team={home} />
        <span className={styles.kickOff}>
          <KickOff startsAtMs={match.startsAtMs} nowMs={nowMs} />
        </span>
        <Side team={away} />
      </Link>
      <div className={styles.prices}>
        <MarketOdds match={match} market="winner" Odds={Odds} />
      </div>
    </article>
  );
}

function Side({ team }: { team: Team }) {
  return (
    <span className={styles.side}>
      <TeamMark team={team} />
      <b className={styles.name}>{team.name}</b>
    </span>
  );
}
