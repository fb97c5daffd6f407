import { memo, Suspense, useId, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { MatchCard } from '../../../ui/match/match.ts';
import { SpokenOnly } from '../../../ui/SpokenOnly.tsx';
import type { MarketType } from '../arrangement/market-type.ts';
import type { PriceTrails } from '../board/price-trail.ts';
import { LateTrail } from '../late-panels.ts';
import { toggleFavouriteType } from './favourite-types.ts';
import styles from './markets.module.css';
import { rememberType } from './open-types.ts';
import { TypeContent } from './TypeContent.tsx';

type TypeCardProps = {
  type: MarketType;
  isOpen: boolean;
  isFavourite: boolean;
  teams: Pick<MatchCard, 'home' | 'away'>;
  trails: PriceTrails;
};

/** What the price history begins with: the selection that was held, or none in particular. */
type Trail = { readonly first?: string };

/** One betting type to open and close. A closed one holds nothing: its prices are not drawn. */
export const TypeCard = memo(function TypeCard(props: TypeCardProps) {
  const { type, isOpen, isFavourite, teams, trails } = props;
  const [trail, showTrail] = useState<Trail>();
  const contentId = useId();
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <StarButton type={type} isFavourite={isFavourite} />
        <h2 className={styles.headTitle}>
          <button
            className={styles.toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => rememberType(type.id, !isOpen)}
          >
            <span className={styles.typeName}>{type.name}</span>
            {type.marketCount > 1 && (
              <span className={styles.count} aria-hidden="true">
                {type.marketCount}
              </span>
            )}
            <SpokenOnly>{`, ${t('markets.count', { count: type.marketCount })}`}</SpokenOnly>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
          </button>
        </h2>
        {isOpen && (
          <button
            className={styles.headButton}
            type="button"
            aria-label={t('markets.trail', { market: type.name })}
            title={t('markets.trailTitle')}
            aria-expanded={trail !== undefined}
            onClick={() => showTrail(trail ? undefined : {})}
          >
            <span className={styles.dots}>⋯</span>
          </button>
        )}
      </header>
      <div id={contentId} className={classNames(!isOpen && styles.closed)}>
        {isOpen && trail && (
          <Suspense fallback={null}>
            <LateTrail
              type={type}
              trails={trails}
              first={trail.first}
              onClose={() => showTrail(undefined)}
            />
          </Suspense>
        )}
        {isOpen && (
          <TypeContent type={type} teams={teams} onHold={(first) => showTrail({ first })} />
        )}
      </div>
    </section>
  );
});

function StarButton({ type, isFavourite }: Pick<TypeCardProps, 'type' | 'isFavourite'>) {
  const words = { market: type.name };
  return (
    <button
      className={classNames(styles.headButton, isFavourite && styles.starred)}
      type="button"
      aria-label={isFavourite ? t('markets.unstar', words) : t('markets.star', words)}
      onClick={() => toggleFavouriteType(type.id)}
    >
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2.8l2.9 5.8 6.4.9-4.6 4.5 1.1 6.4-5.8-3-5.7 3 1.1-6.4L2.7 9.5l6.4-.9z" />
      </svg>
    </button>
  );
}
