import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { MarketType } from '../arrangement/market-type.ts';
import type { OpenView } from '../use-match-page.ts';
import styles from './markets.module.css';
import { isTypeOpen, useOpenTypes } from './open-types.ts';
import { TypeCard } from './TypeCard.tsx';

type TypeCardsProps = {
  types: readonly MarketType[];
  favourites: ReadonlySet<number>;
  match: OpenView;
};

/** A card per betting type, in turn left and right where there is room for two columns. */
export function TypeCards({ types, favourites, match }: TypeCardsProps) {
  const remembered = useOpenTypes();
  const columns = useColumns();
  const drawn = useDrawnCards(types.length);
  const cards = types
    .slice(0, drawn)
    .map((type, place) => (
      <TypeCard
        key={type.id}
        type={type}
        isOpen={isTypeOpen(remembered, type.id, place)}
        isFavourite={favourites.has(type.id)}
        teams={match.card}
        trails={match.trails}
      />
    ));
  const places = Array.from({ length: columns }, (_, column) => column);
  return (
    <div className={styles.columns} aria-busy={drawn < types.length}>
      {places.map((column) => (
        <div key={column} className={styles.column}>
          {cards.filter((_, place) => place % columns === column)}
        </div>
      ))}
    </div>
  );
}

/** Beside both rails of the desktop the page is wide enough for two columns of cards. */
const TWO_COLUMNS_QUERY = '(min-width: 1340px)';

function useColumns(): 1 | 2 {
  return useSyncExternalStore(whenWidthChanges, () =>
    matchMedia(TWO_COLUMNS_QUERY).matches ? 2 : 1,
  );
}

function whenWidthChanges(changed: () => void): () => void {
  const query = matchMedia(TWO_COLUMNS_QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** With the scoreboard these fill a phone. */
const FIRST_CARDS = 4;
const MORE_CARDS = 10;

/**
 * How many cards are in the page: the first at once, the others a few at a time, between which a
 * slow phone handles taps.
 */
function useDrawnCards(total: number): number {
  const [drawn, draw] = useState(FIRST_CARDS);
  useEffect(() => {
    if (drawn >= total) return;
    const timer = setTimeout(() => startTransition(() => draw(drawn + MORE_CARDS)));
    return () => clearTimeout(timer);
  }, [drawn, total]);
  return drawn;
}
