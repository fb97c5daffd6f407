import type { Ref } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../Badge.tsx';
import { classNames } from '../class-names.ts';
import { Link } from '../Link.tsx';
import { SpokenOnly } from '../SpokenOnly.tsx';
import { KickOff } from './KickOff.tsx';
import { LeagueSign } from './LeagueSign.tsx';
import { LiveDot } from './LiveDot.tsx';
import { MarketOdds } from './MarketOdds.tsx';
import {
  countryOf,
  type MatchCard,
  type MatchTag,
  marketsOf,
  matchPage,
  type OddsCell,
  type QuickMarket,
  type Stage,
} from './match.ts';
import styles from './match-tile.module.css';
import { TeamLine } from './TeamLine.tsx';

type MatchTileProps = {
  match: MatchCard;
  stage: Stage;
  /** One market on a phone, several side by side on a desktop. */
  markets: readonly QuickMarket[];
  nowMs: number;
  Odds: OddsCell;
  /** Below the heading of its league a live tile need not name it. */
  standing?: 'alone' | 'below-heading';
  ref?: Ref<HTMLElement>;
};

/**
 * 90 px on a phone in every state, 75 on a short one, so a list never shifts when a match starts or
 * is suspended.
 */
export function MatchTile(props: MatchTileProps) {
  const { match, stage, markets, nowMs, Odds, standing = 'alone', ref } = props;
  const { home, away } = match;
  const page = matchPage(match.id);
  return (
    <article ref={ref} className={styles.tile}>
      <div className={styles.meta}>
        <StageWords match={match} stage={stage} nowMs={nowMs} standing={standing} />
        <Link className={styles.more} href={page}>
          {`+${match.marketCount}`}
          <SpokenOnly>{` ${t('match.more', { home: home.name, away: away.name })}`}</SpokenOnly>
        </Link>
      </div>
      <Link className={styles.teams} href={page}>
        <TeamLine match={match} stage={stage} side="home" />
        <TeamLine match={match} stage={stage} side="away" />
      </Link>
      <div className={styles.markets}>
        {marketsOf(match.league, markets).map((market) => (
          <MarketOdds key={market} match={match} market={market} Odds={Odds} />
        ))}
      </div>
    </article>
  );
}

type StageProps = Pick<Required<MatchTileProps>, 'match' | 'stage' | 'nowMs' | 'standing'>;

function StageWords({ match, stage, nowMs, standing }: StageProps) {
  if (stage.kind === 'upcoming') {
    return (
      <>
        <KickOff startsAtMs={match.startsAtMs} nowMs={nowMs} />
        {match.tags?.map((tag) => (
          <Tag key={tag} tag={tag} />
        ))}
        <LeagueWords match={match} standing={standing} />
      </>
    );
  }
  const isLive = stage.kind === 'live';
  return (
    <>
      <span className={classNames(styles.minute, !isLive && styles.over)}>
        {isLive && <LiveDot />}
        {isLive ? stage.clock : stage.words}
      </span>
      {isLive && stage.part && <span className={styles.part}>{stage.part}</span>}
      <LeagueWords match={match} standing={standing} />
    </>
  );
}

/** Below a heading only a short phone shows it, whose lists have no room for headings. */
function LeagueWords({ match, standing }: Pick<StageProps, 'match' | 'standing'>) {
  return (
    <span className={classNames(styles.league, standing !== 'alone' && styles.unheaded)}>
      <LeagueSign league={match.league} width={15} />
      <span className={styles.name}>{match.league.name}</span>
      {countryOf(match.league) && <span className={styles.country}>{countryOf(match.league)}</span>}
    </span>
  );
}

/** A live tile has no room for it: the minute, the half and the league say more by then. */
function Tag({ tag }: { tag: MatchTag }) {
  const looks = {
    derby: { tone: 'live', icon: 'flame' },
    twoUp: { tone: 'gold', icon: 'arrow-up' },
  } as const;
  return <Badge {...looks[tag]}>{t(`match.${tag}`)}</Badge>;
}
