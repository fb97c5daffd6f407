import { isSavingData } from '../../features/data-saver/data-saver.ts';
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

/** `/promotion`: campaigns that run or are about to. */
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
  const shown = useQuery(fetchShown, 'all');
  switch (shown.status) {
    case 'loading':
      return <Skeleton kind="tiles" count={3} />;
    case 'failed':
      return <FailedState onRetry={shown.refetch} />;
    case 'ready':
      return <PromotionList campaigns={shown.data} />;
  }
}

function PromotionList({ campaigns }: { campaigns: readonly ShownCampaign[] }) {
  if (campaigns.length === 0) {
    return (
      <EmptyState icon="gift" title={t('promotions.none')} text={t('promotions.noneHint')}>
        <ButtonLink to="/ready_start" variant="outline">
          {t('promotions.toMatches')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <PromotionCard campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}

function PromotionCard({ campaign }: { campaign: ShownCampaign }) {
  const { id, kind, title, summary, picture } = campaign;
  return (
    <Link
      className={classNames(styles.card, hero.woven, hero[clothOf[kind]])}
      href={`/event_page?id=${id}`}
    >
      {picture !== '' && !isSavingData() && (
        <img className={styles.picture} src={picture} alt="" loading="lazy" />
      )}
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
