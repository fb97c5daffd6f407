import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { WovenBanner } from '../../ui/hero/WovenBanner.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import { ListMarkets } from '../match-list/controls/ListMarkets.tsx';
import { MatchList } from '../match-list/MatchList.tsx';
import { NoMatches } from '../match-list/NoMatches.tsx';
import styles from './boost.module.css';
import { RaisedOdds } from './RaisedOdds.tsx';
import { useBestFavourites, useTwoUp } from './use-boost.ts';

/** Raised prices, matches that pay early at two goals ahead, then favourites at the best price. */
export function BoostScreen() {
  const twoUp = useTwoUp();
  const favourites = useBestFavourites();
  return (
    <div className={styles.boost}>
      <WovenBanner
        cloth="green"
        icon="zap"
        title={t('lists.boost.title')}
        text={t('lists.boost.text')}
      />
      <Promoted icon="zap" title={t('lists.boost.raised')} text={t('lists.boost.raisedText')}>
        <RaisedOdds />
      </Promoted>
      <ListMarkets>
        {(markets) => (
          <>
            <Promoted
              icon="arrow-up"
              title={t('lists.boost.twoUp')}
              text={t('lists.boost.twoUpText')}
            >
              <MatchList list={twoUp} markets={markets} empty={<NoTwoUp />} />
            </Promoted>
            <Promoted
              icon="award"
              title={t('lists.boost.favourites')}
              text={t('lists.boost.favouritesText')}
            >
              <MatchList list={favourites} markets={markets} empty={<NoFavourites />} />
            </Promoted>
          </>
        )}
      </ListMarkets>
    </div>
  );
}

type PromotedProps = { icon: IconName; title: string; text: string; children: ReactNode };

function Promoted({ icon, title, text, children }: PromotedProps) {
  return (
    <section className={styles.promoted}>
      <header className={styles.heading}>
        <span className={styles.sign}>
          <Icon name={icon} size={18} />
        </span>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
      </header>
      {children}
    </section>
  );
}

function NoTwoUp() {
  return (
    <NoMatches
      icon="arrow-up"
      title={t('lists.boost.noTwoUp')}
      text={t('lists.boost.noTwoUpHint')}
      next={{ to: '/popular_list', text: t('lists.popular.title') }}
    />
  );
}

function NoFavourites() {
  return (
    <NoMatches
      icon="award"
      title={t('lists.boost.noFavourites')}
      text={t('lists.boost.noFavouritesHint')}
    />
  );
}
