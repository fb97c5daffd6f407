import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Favourite } from './favourite.ts';
import styles from './favourites.module.css';
import { toggleFavourite, useIsFavourite } from './favourites-store.ts';

/** Changes in the same frame and is stored on this device. */
export function FavouriteStar({ favourite }: { favourite: Favourite }) {
  const isStarred = useIsFavourite(favourite);
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isStarred}
      aria-label={t('favourites.star', { name: favourite.name })}
      onClick={() => toggleFavourite(favourite)}
    >
      <Icon name="star" size={18} />
    </button>
  );
}
