import { Link } from 'wouter';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../Badge.tsx';
import { Icon } from '../Icon.tsx';
import { SpokenOnly } from '../SpokenOnly.tsx';
import { type Team, TeamMark } from '../team/TeamMark.tsx';
import { KickOff } from './KickOff.tsx';
import { LeagueSign } from './LeagueSign.tsx';
import { LiveDot } from './LiveDot.tsx';
import { MarketOdds } from './MarketOdds.tsx';
import type { MatchCard, QuickMarket } from './match.ts';
import styles from './match-tile.module.css';

type MatchTileProps = {
  match: MatchCard;
  /** One market on a phone, several side by side on a desktop. */
  markets: readonly QuickMarket[];
  nowMs: number;
  onPick: (selectionId: string) => void;
};

/** 84 px on a phone in every state, so a list never shifts when a match starts or is suspended. */
export function MatchTile({ match, markets, nowMs, onPick }: MatchTileProps) {
  const page = `/markets?id=${match.id}`;
  const score = match.stage.kind === 'live' ? match.stage.score : undefined;
  return (
    <article className={styles.tile}>
      <div className={styles.meta}>
        <Stage match={match} nowMs={nowMs} />
        <Tag match={match} />
        <Link className={styles.more} href={page}>
          {`+${match.marketCount}`}
          <SpokenOnly>{` ${t('match.more', teamNames(match))}`}</SpokenOnly>
          <Icon name="chevron-right" size={14} />
        </Link>
      </div>
      <Link className={styles.teams} href={page}>
        <TeamLine team={match.home} score={score?.home} />
        <TeamLine team={match.away} score={score?.away} />
      </Link>
      <div className={styles.markets}>
        {markets.map((market) => (
          <MarketOdds key={market} match={match} market={market} onPick={onPick} />
        ))}
      </div>
    </article>
  );
}

function teamNames({ home, away }: MatchCard): { home: string; away: string } {
  return { home: home.name, away: away.name };
}

function Stage({ match, nowMs }: { match: MatchCard; nowMs: number }) {
  const { stage, league } = match;
  if (stage.kind === 'upcoming') return <KickOff startsAtMs={stage.startsAtMs} nowMs={nowMs} />;
  return (
    <>
      <span className={styles.minute}>
        <LiveDot />
        {stage.clock}
      </span>
      <span className={styles.part}>{stage.part}</span>
      <span className={styles.league}>
        <LeagueSign league={league} width={15} />
        {league.name}
      </span>
    </>
  );
}

/** A live tile has no room for it: the minute, the half and the league say more by then. */
function Tag({ match: { tag, stage } }: { match: MatchCard }) {
  if (tag === undefined || stage.kind === 'live') return null;
  const looks = {
    derby: { tone: 'live', icon: 'flame' },
    boost: { tone: 'gold', icon: 'zap' },
  } as const;
  return <Badge {...looks[tag]}>{t(`match.${tag}`)}</Badge>;
}

function TeamLine({ team, score }: { team: Team; score: number | undefined }) {
  return (
    <span className={styles.team}>
      <TeamMark team={team} />
      <span className={styles.name}>{team.name}</span>
      {score !== undefined && <b className={styles.score}>{score}</b>}
    </span>
  );
}
