import { cars } from '@kipute/domain/racing/race';
import { carShape, lookOf, PATTERN_OPACITY, PATTERN_SIZE } from './car-looks.ts';
import styles from './cars.module.css';

/** The cloth of every car, once on a page; badges and cars refer to it. */
export function CarPatterns() {
  return (
    <svg className={styles.patterns} width="0" height="0" aria-hidden="true">
      <defs>
        {cars.map((car) => (
          <CarPattern key={car} car={car} />
        ))}
        <symbol id="racing-wheels" viewBox={`0 0 ${carShape.width} ${carShape.height}`}>
          <path d={carShape.wheels} className={styles.wheel} />
          <path d={carShape.wings} className={styles.wheel} opacity=".8" />
        </symbol>
      </defs>
    </svg>
  );
}

function CarPattern({ car }: { car: number }) {
  const { ground, ink, stroke, fill, width } = lookOf(car);
  return (
    <pattern
      id={`racing-cloth-${car}`}
      width={PATTERN_SIZE}
      height={PATTERN_SIZE}
      patternUnits="userSpaceOnUse"
    >
      <rect width={PATTERN_SIZE} height={PATTERN_SIZE} fill={ground} />
      {stroke && (
        <path d={stroke} stroke={ink} strokeWidth={width} fill="none" opacity={PATTERN_OPACITY} />
      )}
      {fill && <path d={fill} fill={ink} opacity={PATTERN_OPACITY} />}
    </pattern>
  );
}

const cloth = (car: number): string => `url(#racing-cloth-${car})`;

type CarBadgeProps = { car: number; size?: 'small' | 'normal' | 'large' | 'largest' };

/** A square of the car's cloth with its number on a white plate. */
export function CarBadge({ car, size = 'small' }: CarBadgeProps) {
  return (
    <svg className={styles[size]} viewBox="0 0 30 30" role="img" aria-label={String(car)}>
      <rect
        className={styles.edge}
        x=".7"
        y=".7"
        width="28.6"
        height="28.6"
        rx="8"
        fill={cloth(car)}
      />
      <circle className={styles.plate} cx="15" cy="15" r="9" />
      <text className={styles.number} x="15" y="19.5">
        {car}
      </text>
    </svg>
  );
}

/** The car itself from above; decoration, its number stands beside it. */
export function CarPicture({ car }: { car: number }) {
  const { width, height, body, plate } = carShape;
  return (
    <svg className={styles.car} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href="#racing-wheels" width={width} height={height} />
      <path className={styles.body} d={body} fill={cloth(car)} />
      <circle className={styles.plate} cx={plate.x} cy={plate.y} r={plate.r} />
      <text className={styles.number} x={plate.x} y="17.2">
        {car}
      </text>
    </svg>
  );
}
