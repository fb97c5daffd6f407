import icons from '../../../ui/icon.module.css';

/** Signs that only racing draws: they stay out of the sprite that every first view fetches. */
const signs = {
  coin: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7.5v9M9 10h6M9 14h6',
  swap: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  snow: 'M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 4l3 2.5L15 4M9 20l3-2.5 3 2.5',
  flag: 'M5 22V3M5 4h14l-3 5 3 5H5',
  replay: 'M4 4v5h5M4.6 9a8 8 0 1 1-.6 5',
} as const;

type RacingSignProps = { name: keyof typeof signs; size?: number };

/** Decoration only, as every sign is. */
export function RacingSign({ name, size = 18 }: RacingSignProps) {
  return (
    <svg className={icons.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[name]} />
    </svg>
  );
}
