import type { MarketType } from '../arrangement/market-type.ts';
import type { OpenView } from '../MatchParts.tsx';
import styles from './markets.module.css';
import { isTypeOpen, useOpenTypes } from './open-types.ts';
import { TypeCard } from './TypeCard.tsx';
import { useColumns } from './use-columns.ts';
import { useDrawnCards } from './use-drawn-cards.ts';

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
