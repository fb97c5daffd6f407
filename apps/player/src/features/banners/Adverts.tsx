import { t } from '../../i18n/i18n.ts';
import styles from './adverts.module.css';
import { BannerCard } from './BannerCard.tsx';
import { usePlace } from './use-place.ts';

/** Advertisements beside the board (17) and beside the slip (18), where a desktop has the room. */
export function Adverts({ type }: { type: 17 | 18 }) {
  const banners = usePlace(type);
  if (!banners?.length) return null;
  return (
    <ul className={styles.adverts} aria-label={t('desktop.offers')}>
      {banners.map((banner) => (
        <li key={banner.id}>
          <BannerCard banner={banner} action={t('desktop.look')} />
        </li>
      ))}
    </ul>
  );
}
