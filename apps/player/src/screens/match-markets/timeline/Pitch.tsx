import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { lookOf } from './incident-kinds.ts';
import { recentPressure } from './momentum.ts';
import type { Incident, Widget } from './queries.ts';
import styles from './timeline.module.css';

const LENGTH = 200;
const WIDTH = 104;
const MARGIN = 4;

type PitchProps = { match: Pick<MatchCard, 'home' | 'away'>; widget: Widget };

/** The pitch from above, the home side playing to the right: who presses, and what happened last. */
export function Pitch({ match, widget }: PitchProps) {
  const last = widget.incident_list[widget.incident_list.length - 1];
  const words = last ? incidentWords(last, match) : t('markets.incident.play');
  return (
    <figure className={styles.pitchFrame}>
      <svg
        className={styles.pitch}
        viewBox={`0 0 ${LENGTH} ${WIDTH}`}
        role="img"
        aria-label={t('markets.pitch', { words })}
      >
        <Grass />
        <Lean widget={widget} />
        <Lines />
        {last?.side && <Spot incident={last} />}
      </svg>
      <figcaption className={styles.caption} aria-hidden="true">
        {words}
      </figcaption>
    </figure>
  );
}

/** "12' Corner · Simba SC", with the player where he is known. */
export function incidentWords(incident: Incident, match: PitchProps['match']): string {
  const what = `${incident.minute}' ${t(lookOf(incident).words)}`;
  const who = incident.side && match[incident.side].name;
  return [what, who, incident.player, incident.score].filter(Boolean).join(' · ');
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
