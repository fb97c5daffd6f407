import type { BallPlace } from '@kipute/contract/calls/matches/one-match';
import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { lookOf } from './incident-kinds.ts';
import { incidentNow, type Moment, momentWords } from './moment.ts';
import { recentPressure } from './momentum.ts';
import type { Incident, Widget } from './queries.ts';
import styles from './timeline.module.css';

const LENGTH = 200;
const WIDTH = 104;
const MARGIN = 4;

type PitchProps = { match: Pick<MatchCard, 'home' | 'away'>; widget: Widget; now: Moment };

/**
 * The pitch from above, the home side playing to the right: where the ball is and how far the attack
 * has come, and what has just happened. Where nobody tells of the ball, who presses.
 */
export function Pitch({ match, widget, now }: PitchProps) {
  const incident = incidentNow({ widget, now });
  const words = momentWords({ match, widget, now });
  return (
    <figure className={styles.pitchFrame}>
      <svg
        className={styles.pitch}
        viewBox={`0 0 ${LENGTH} ${WIDTH}`}
        role="img"
        aria-label={t('markets.pitch', { words })}
      >
        <Grass />
        {now.ball ? <AttackZone ball={now.ball} /> : <Lean widget={widget} />}
        <Lines />
        {incident?.side && <Spot incident={incident} />}
        {now.ball && <Ball ball={now.ball} />}
      </svg>
      <figcaption className={styles.caption} aria-hidden="true">
        {words}
      </figcaption>
    </figure>
  );
}

type BallProps = { ball: BallPlace };

/** The own half, the other one, or its last quarter: brighter the nearer the goal. */
const zones = {
  safe: { from: 0, to: 50, arrows: [] },
  attack: { from: 50, to: 75, arrows: [0.5] },
  dangerous: { from: 75, to: 100, arrows: [0.2, 0.45, 0.7] },
} as const satisfies Record<BallPlace['attack'], object>;

function AttackZone({ ball: { side, attack } }: BallProps) {
  const { from, to, arrows } = zones[attack];
  const width = ((to - from) / 100) * LENGTH;
  const start = side === 'home' ? from : 100 - to;
  const x = (start / 100) * LENGTH;
  return (
    <g className={classNames(styles[side === 'home' ? 'zoneHome' : 'zoneAway'], styles[attack])}>
      <rect x={x} width={width} height={WIDTH} />
      {arrows.map((part) => (
        <path key={part} className={styles.arrow} d={arrowAt(x + width * part, side)} />
      ))}
    </g>
  );
}

const ARROW = 7;

function arrowAt(x: number, side: BallPlace['side']): string {
  const back = side === 'home' ? -ARROW : ARROW;
  return `M${x + back / 2} ${WIDTH / 2 - ARROW}l${-back} ${ARROW}l${back} ${ARROW}`;
}

/** It glides from place to place; under reduced motion it is simply there. */
function Ball({ ball: { side, x, y } }: BallProps) {
  const along = MARGIN + (x / 100) * (LENGTH - 2 * MARGIN);
  const across = MARGIN + (y / 100) * (WIDTH - 2 * MARGIN);
  return (
    <g
      className={classNames(styles.ball, side === 'home' ? styles.spotHome : styles.spotAway)}
      style={{ transform: `translate(${along}px, ${across}px)` }}
    >
      <circle className={styles.ballRing} r="6" />
      <circle className={styles.ballCore} r="3" />
    </g>
  );
}

function Grass() {
  const stripes = Array.from({ length: 5 }, (_, place) => place * 40);
  return (
    <>
      <rect className={styles.grass} width={LENGTH} height={WIDTH} rx="4" />
      {stripes.map((x) => (
        <rect key={x} className={styles.stripe} x={x} width="20" height={WIDTH} />
      ))}
    </>
  );
}

function Lines() {
  const [right, bottom] = [LENGTH - MARGIN, WIDTH - MARGIN];
  return (
    <g className={styles.lines}>
      <rect x={MARGIN} y={MARGIN} width={right - MARGIN} height={bottom - MARGIN} />
      <path d={`M${LENGTH / 2} ${MARGIN}V${bottom}`} />
      <circle cx={LENGTH / 2} cy={WIDTH / 2} r="15" />
      <rect x={MARGIN} y="24" width="28" height="56" />
      <rect x={MARGIN} y="38" width="10" height="28" />
      <rect x={right - 28} y="24" width="28" height="56" />
      <rect x={right - 10} y="38" width="10" height="28" />
    </g>
  );
}

/** So many attacks in a few minutes fill the half; a single one only warms the goal. */
const STRONG_ATTACKS = 4;

/** The part of the pitch that the stronger side of the last minutes plays in. */
function Lean({ widget }: { widget: Widget }) {
  const gradientId = useId();
  const { home, away } = recentPressure(widget.pressure_list);
  if (home === away) return null;
  const share = Math.min(1, Math.abs(home - away) / STRONG_ATTACKS);
  const width = 40 + share * 90;
  const isHome = home > away;
  const tone = isHome ? styles.leanHome : styles.leanAway;
  return (
    <>
      <linearGradient id={gradientId} x1={isHome ? 1 : 0} x2={isHome ? 0 : 1}>
        <stop className={tone} offset="0" stopOpacity="0.55" />
        <stop className={tone} offset="1" stopOpacity="0" />
      </linearGradient>
      <rect
        fill={`url(#${gradientId})`}
        x={isHome ? LENGTH - width : 0}
        width={width}
        height={WIDTH}
      />
    </>
  );
}

function Spot({ incident }: { incident: Incident }) {
  const { depth, mark } = lookOf(incident);
  const along = MARGIN + (depth / 100) * (LENGTH - 2 * MARGIN);
  const x = incident.side === 'home' ? along : LENGTH - along;
  // Corners are taken from the line; the id decides which of the two, so it does not jump about.
  const isNear = Number(incident.id.slice(-1)) % 2 === 0;
  const y = mark === 'corner' ? (isNear ? MARGIN : WIDTH - MARGIN) : WIDTH / 2;
  return (
    <g className={incident.side === 'home' ? styles.spotHome : styles.spotAway}>
      <circle className={styles.ring} cx={x} cy={y} r="9" />
      <circle cx={x} cy={y} r="4" />
    </g>
  );
}
