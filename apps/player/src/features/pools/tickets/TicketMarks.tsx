import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LiveDot } from '../../../ui/match/LiveDot.tsx';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import type { PoolTicket } from '../issue/pool.ts';
import styles from './ticket.module.css';
import { partOfRing, type TicketMark } from './ticket-standing.ts';
import { pickShown } from './ticket-words.ts';

/** How much of the ticket is right, as a ring. */
export function Ring({ right, all }: { right: number; all: number }) {
  return (
    <div
      className={styles.ring}
      style={{ '--part': partOfRing(right, all) } as React.CSSProperties}
      role="progressbar"
      aria-label={t('pools.progress')}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={right}
    >
      <b>{right}</b>
      <small>{`/${all}`}</small>
    </div>
  );
}

/** Number, pick and outcome of every place, on one line. */
export function TicketMarks({ marks }: { marks: readonly TicketMark[] }) {
  return (
    <ol className={styles.marks}>
      {marks.map(({ place, pick, kind, reserve }) => (
        <li key={place} data-kind={kind}>
          <small>{place}</small>
          <b data-word={pick === 'other'}>{pickShown(pick)}</b>
          <MarkSign kind={kind} />
          <SpokenOnly>
            {`${t(`pools.mark.${kind}`)}${reserve ? `, ${t('pools.reserve', { number: reserve })}` : ''}`}
          </SpokenOnly>
        </li>
      ))}
    </ol>
  );
}

function MarkSign({ kind }: Pick<TicketMark, 'kind'>) {
  switch (kind) {
    case 'right':
    case 'void':
      return <Icon name="check" size={12} />;
    case 'wrong':
      return <Icon name="x" size={12} />;
    case 'live':
      return <LiveDot />;
    case 'waiting':
      return <i className={styles.noSign} />;
  }
}

/** Every place with its match and its result, for who unfolds a ticket. */
export function PlaceList({ marks }: { marks: readonly TicketMark[] }) {
  return (
    <ol className={styles.places}>
      {marks.map(({ place, pick, kind, match, reserve }) => (
        <li key={place}>
          <span className={styles.number}>{place}</span>
          <span className={styles.teams}>
            {`${match.team_home} – ${match.team_away}`}
            {reserve !== undefined && (
              <em className={styles.tag}>{t('pools.reserve', { number: reserve })}</em>
            )}
          </span>
          <span className={styles.score}>{scoreText(match)}</span>
          <b className={styles.pick} data-kind={kind}>
            {pickShown(pick)}
          </b>
        </li>
      ))}
    </ol>
  );
}

const OFF = 3;

export function scoreText({
  home_score: home,
  away_score: away,
  end,
}: Pick<PoolTicket['places'][number], 'home_score' | 'away_score' | 'end'>): string {
  if (end === OFF) return t('pools.calledOff');
  return home === null || away === null ? '' : `${home}–${away}`;
}
