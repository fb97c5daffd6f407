import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../sprite/icon-names.ts';
import styles from './banner.module.css';
import type { HeroCloth } from './HeroCard.tsx';
import hero from './hero.module.css';

type WovenBannerProps = {
  cloth: HeroCloth;
  icon: IconName;
  title: string;
  text: string;
  children?: ReactNode;
};

/** The head of a page that is one message: a screen to come, a pause, a missing page. */
export function WovenBanner({ cloth, icon, title, text, children }: WovenBannerProps) {
  return (
    <header className={classNames(styles.banner, hero.woven, hero[cloth])}>
      <span className={styles.bannerIcon}>
        <Icon name={icon} size={26} />
      </span>
      <h1 className={styles.bannerTitle}>{title}</h1>
      <p className={styles.bannerText}>{text}</p>
      {children}
    </header>
  );
}
