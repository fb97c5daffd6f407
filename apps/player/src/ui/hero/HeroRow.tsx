import { type FocusEvent, type ReactElement, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import styles from './hero.module.css';

type HeroRowProps = {
  label: string;
  /** More cards may come: a lone one does not take their place yet. */
  isAwaited: boolean;
  children: readonly ReactElement[];
};

/**
 * Cards that are swiped, scrolled with the arrow keys or walked through with Tab, and never move by
 * themselves. The arrows are for a mouse; to a screen reader this is a list of links.
 */
export function HeroRow({ label, isAwaited, children }: HeroRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(0);
  const show = (place: number): void =>
    row.current?.scrollTo({ left: stopsIn(row.current)[place] ?? 0 });
  return (
    <section className={styles.heroes} aria-label={label}>
      <ul
        ref={row}
        className={classNames(styles.row, isAwaited && styles.awaited)}
        onScroll={({ currentTarget }) =>
          setSeen(nearestStop(stopsIn(currentTarget), currentTarget.scrollLeft))
        }
        onFocus={showWhole}
      >
        {children.map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </ul>
      <div className={styles.dots} aria-hidden="true">
        {children.map((card, place) => (
          <i key={card.key} className={classNames(styles.dot, place === seen && styles.seen)} />
        ))}
        <Arrow way="back" left={seen} onClick={() => show(seen - 1)} />
        <Arrow way="on" left={children.length - 1 - seen} onClick={() => show(seen + 1)} />
      </div>
    </section>
  );
}

type ArrowProps = {
  way: 'back' | 'on';
  /** How many cards there are that way; how many of them are seen already depends on the width. */
  left: number;
  onClick: () => void;
};

function Arrow({ way, left, onClick }: ArrowProps) {
  return (
    <button
      className={classNames(styles.arrow, styles[way])}
      type="button"
      tabIndex={-1}
      data-left={left}
      onClick={onClick}
    >
      <Icon name="chevron-right" size={20} />
    </button>
  );
}

/** Browsers take a card that peeks in for seen. A finger's focus must not move it before the click. */
function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

function stopsIn(row: HTMLElement): readonly number[] {
  const lefts = Array.from(row.children, (card) => (card as HTMLElement).offsetLeft);
  const starts = lefts.map((left) => left - (lefts[0] ?? 0));
  return stopsOf(starts, row.scrollWidth - row.clientWidth);
}

/** How far a row of cards can be scrolled for each of them; the last ones share its end. */
export function stopsOf(starts: readonly number[], end: number): readonly number[] {
  return starts.map((start) => Math.min(start, end));
}

/** The first card whose stop is the nearest. */
export function nearestStop(stops: readonly number[], scrolled: number): number {
  const distances = stops.map((stop) => Math.abs(stop - scrolled));
  return distances.indexOf(Math.min(...distances));
}
