import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { MessageActions } from '../../ui/hero/MessagePage.tsx';
import { WovenBanner } from '../../ui/hero/WovenBanner.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Points } from '../../ui/points/Points.tsx';
import { Skeleton, type SkeletonKind } from '../../ui/state/Skeleton.tsx';
import styles from './coming.module.css';
import { type ComingName, comingScreens } from './coming-table.ts';

/** About as tall as the card beside it on a wide screen. */
const previewCounts = {
  matches: 4,
  rows: 4,
  form: 2,
  tiles: 6,
  reading: 3,
} as const satisfies Record<SkeletonKind, number>;

const points = ['first', 'second', 'third'] as const;

/** One designed page for everything that is announced but not open yet. */
export function ComingScreen({ name }: { name: ComingName }) {
  const { icon, cloth, preview } = comingScreens[name];
  return (
    <article className={styles.coming}>
      <WovenBanner
        cloth={cloth}
        icon={icon}
        title={t(`coming.${name}.title`)}
        text={t(`coming.${name}.lead`)}
      >
        <p className={styles.soon}>
          <Icon name="hourglass" size={14} />
          {t('coming.soon')}
        </p>
      </WovenBanner>
      <div className={styles.columns}>
        <Offer name={name} />
        <div className={styles.preview}>
          <Skeleton kind={preview} count={previewCounts[preview]} />
        </div>
      </div>
    </article>
  );
}

function Offer({ name }: { name: ComingName }) {
  return (
    <section className={styles.offer}>
      <h2 className={styles.heading}>{t('coming.offers')}</h2>
      <div className={styles.points}>
        <Points signs="ticks" texts={points.map((point) => t(`coming.${name}.${point}`))} />
      </div>
      <MessageActions>
        <ButtonLink to="/home">
          <Icon name="house" size={18} />
          {t('coming.home')}
        </ButtonLink>
        <Button variant="outline" onClick={() => openSheet('contact')}>
          <Icon name="headset" size={18} />
          {t('coming.contact')}
        </Button>
      </MessageActions>
    </section>
  );
}
