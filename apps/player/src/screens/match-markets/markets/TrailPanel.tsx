import { eastAfricaMoment } from '../../../features/clock/east-africa-moment.ts';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { usePrice } from '../../../features/live-odds/prices.ts';
import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { oddsText } from '../../../ui/odds/odds-text.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import type { Cell, MarketType } from '../arrangement/market-type.ts';
import type { PriceTrails, TrailPoint } from '../board/price-trail.ts';
import styles from './trail.module.css';
import { useEarlierPrices } from './use-earlier-prices.ts';

const SHOWN_MAX = 6;
const PICTURE = { width: 132, height: 30 };

type TrailPanelProps = {
  type: MarketType;
  trails: PriceTrails;
  /** The selection that was held: it stands first. */
  first: string | undefined;
  onClose: () => void;
};

/** How the prices of one type went since their opening; those that moved most come first. */
export function TrailPanel({ type, trails, first, onClose }: TrailPanelProps) {
  const sinceMs = useEarlierPrices(type, trails);
  const moves = ({ selectionId }: TitledCell) =>
    selectionId === first ? Number.MAX_VALUE : trails.of(selectionId).length;
  const shown = [...titledCells(type)]
    .sort((one, other) => moves(other) - moves(one))
    .slice(0, SHOWN_MAX);
  const time = eastAfricaMoment(new Date(sinceMs + serverNowMs() - Date.now()).toISOString());
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>{t('markets.trailTitle')}</h3>
          <p className={styles.hint}>{t('markets.trailHint', { time })}</p>
        </div>
        <IconButton icon="x" size={18} label={t('markets.closeTrail')} onClick={onClose} />
      </div>
      <ul>
        {shown.map((cell) => (
          <TrailRow key={cell.selectionId} cell={cell} trails={trails} />
        ))}
      </ul>
    </div>
  );
}

/** Two halves may have selections of one name, so the heading comes along. */
type TitledCell = Cell & { readonly title: string };

function titledCells({ sections }: MarketType): readonly TitledCell[] {
  return sections.flatMap(({ title, rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? { ...cell, title } : []))),
  );
}

/** Drawn again with every price of its own selection. */
function TrailRow({ cell, trails }: { cell: TitledCell; trails: PriceTrails }) {
  usePrice(cell.selectionId);
  const trail = trails.of(cell.selectionId);
  const [first, last] = [trail[0], trail[trail.length - 1]];
  const name = cell.sign && !/^[+-]/.test(cell.sign) ? cell.sign : cell.words;
  if (!first || !last) return null;
  const [from, to] = [oddsText(first.oddsThousandths), oddsText(last.oddsThousandths)];
  const step = last.oddsThousandths - first.oddsThousandths;
  const count = trail.length - 1;
  return (
    <li className={styles.row}>
      <SpokenOnly>{t('markets.trailOf', { sign: name, from, to, count })}</SpokenOnly>
      <span className={styles.name} aria-hidden="true">
        {name}
        {cell.title && <small>{cell.title}</small>}
      </span>
      <svg className={styles.picture} {...PICTURE} aria-hidden="true">
        <path d={trailPath(trail, Date.now(), PICTURE)} />
      </svg>
      <span
        className={classNames(styles.now, step > 0 && styles.up, step < 0 && styles.down)}
        aria-hidden="true"
      >
        <b>{to}</b>
        <small>{count === 0 ? t('markets.steady') : from}</small>
      </span>
    </li>
  );
}

type PictureSize = { readonly width: number; readonly height: number };

const MARGIN = 2;

/**
 * The steps of a price as an SVG path: it stands still until it moves, and the last price lasts
 * until now. A price that never moved is a level line.
 */
export function trailPath(
  trail: readonly TrailPoint[],
  nowMs: number,
  { width, height }: PictureSize,
): string {
  const [first] = trail;
  if (!first) return '';
  const odds = trail.map(({ oddsThousandths }) => oddsThousandths);
  const [low, high] = [Math.min(...odds), Math.max(...odds)];
  const x = (atMs: number) =>
    rounded(
      MARGIN + ((atMs - first.atMs) / Math.max(1, nowMs - first.atMs)) * (width - 2 * MARGIN),
    );
  const y = (value: number) =>
    rounded(
      high === low
        ? height / 2
        : height - MARGIN - ((value - low) / (high - low)) * (height - 2 * MARGIN),
    );
  const steps = trail.slice(1).map((point) => `H${x(point.atMs)}V${y(point.oddsThousandths)}`);
  return `M${x(first.atMs)} ${y(first.oddsThousandths)}${steps.join('')}H${x(nowMs)}`;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
