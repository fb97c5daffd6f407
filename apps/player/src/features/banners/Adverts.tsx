import { t } from '../../i18n/i18n.ts';
import { HeroCard } from '../../ui/hero/HeroCard.tsx';
import { useDataSaver } from '../data-saver/data-saver.ts';
import styles from './adverts.module.css';
import { noteClick } from './note-click.ts';
import { usePlace } from './use-place.ts';

/** Advertisements beside the board (17) and beside the slip (18), where a desktop has the room. */
export function Adverts({ type }: { type: 17 | 18 }) {
  const banners = usePlace(type);
  const isSavingData = useDataSaver();
  if (banners.length === 0) return null;
  return (
    <ul className={styles.adverts} aria-label={t('desktop.offers')}>
      {banners.map(({ id, format, jump, title, represent, note, address }) => (
        <li key={id}>
          <HeroCard
            cloth={format}
            to={jump || undefined}
            title={title}
            headline={represent}
            text={note}
            action={t('desktop.look')}
            picture={isSavingData || address === '' ? undefined : address}
            onFollow={() => noteClick(id)}
          />
        </li>
      ))}
    </ul>
  );
}
