import { BannerCard } from '../../features/banners/BannerCard.tsx';
import type { Banners } from '../../features/banners/use-banners.ts';
import { useDecoration } from '../../features/banners/use-decoration.ts';
import { usePlace } from '../../features/banners/use-place.ts';
import type { QueryState } from '../../features/query/query.ts';
import { useQuery } from '../../features/query/use-query.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { api } from '../../features/wire/api.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { LineLink } from '../../ui/card/LineLink.tsx';
import { classNames } from '../../ui/class-names.ts';
import hero from '../../ui/hero/hero.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { clothOf, iconOf, type ShownCampaign, stateWords } from './campaign-words.ts';
import styles from './campaigns.module.css';

/** `/promotion`: campaigns that run or are about to, and the list of activities. */
export function PromotionScreen() {
  const player = usePlayer();
  const language = useLanguage();
  return (
    <PageColumn>
      <header>
        <PageTitle>{t('promotions.title')}</PageTitle>
        <p className={styles.lead}>{t('promotions.lead')}</p>
      </header>
      <Promotions key={`${language} ${player?.id ?? ''}`} />
      <nav aria-label={t('promotions.more')}>
        <LineLink to="/super" icon="crown">
          {t('promotions.winners')}
        </LineLink>
        <LineLink to="/my_referrals" icon="users">
          {t('promotions.friends')}
        </LineLink>
      </nav>
    </PageColumn>
  );
}

const fetchShown = (_: 'all') => api.campaign.shown({}, { silent: true });

function Promotions() {
  const campaigns = useQuery(fetchShown, 'all');
  const activities = usePlace(19);
  return (
    <PromotionsView campaigns={campaigns} activities={activities} onRetry={campaigns.refetch} />
  );
}

type PromotionsViewProps = {
  campaigns: QueryState<readonly ShownCampaign[]>;
  /** Undefined while they are awaited. */
  activities: Banners | undefined;
  onRetry: () => void;
};

/** Campaigns, and below them what the office advertises beside; what fails leaves the other. */
export function PromotionsView({ campaigns, activities, onRetry }: PromotionsViewProps) {
  const isNothingElse = campaigns.status === 'ready' && campaigns.data.length === 0;
  return (
    <>
      {campaigns.status === 'failed' && <FailedState onRetry={onRetry} />}
      {(campaigns.status === 'loading' || (isNothingElse && !activities)) && (
        <Skeleton kind="tiles" count={3} />
      )}
      {isNothingElse && activities?.length === 0 && <NoPromotions />}
      {campaigns.status === 'ready' && campaigns.data.length > 0 && (
        <ul className={styles.list}>
          {campaigns.data.map((campaign) => (
            <li key={campaign.id}>
              <PromotionCard campaign={campaign} />
            </li>
          ))}
        </ul>
      )}
      {activities && activities.length > 0 && <Activities banners={activities} />}
    </>
  );
}

function NoPromotions() {
  return (
    <EmptyState icon="gift" title={t('promotions.none')} text={t('promotions.noneHint')}>
      <ButtonLink to="/ready_start" variant="outline">
        {t('promotions.toMatches')}
      </ButtonLink>
    </EmptyState>
  );
}

/** The list of activities (19), as the office has sorted it. */
function Activities({ banners }: { banners: Banners }) {
  return (
    <section aria-labelledby="activities">
      <h2 className={styles.part} id="activities">
        {t('promotions.activities')}
      </h2>
      <ul className={styles.list}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <BannerCard banner={banner} action={t('promotions.see')} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PromotionCard({ campaign }: { campaign: ShownCampaign }) {
  const { id, kind, title, summary, picture } = campaign;
  const decoration = useDecoration(picture);
  return (
    <Link
      className={classNames(styles.card, hero.woven, hero[clothOf[kind]])}
      href={`/event_page?id=${id}`}
    >
      {decoration && <img className={styles.picture} src={decoration} alt="" loading="lazy" />}
      <span className={styles.state}>
        <Icon name={iconOf[kind]} size={16} />
        {stateWords(campaign)}
      </span>
      <b className={styles.title}>{title}</b>
      <span className={styles.summary}>{summary}</span>
      <span className={styles.see}>{t('promotions.see')}</span>
    </Link>
  );
}
