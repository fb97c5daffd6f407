import { campaignRuleLines } from '@kipute/contract/constants/content/campaign-rules';
import { useAddressChoice } from '../../features/address/use-address-choice.ts';
import { useQuery } from '../../features/query/use-query.ts';
import { usePlayer } from '../../features/session/session-store.ts';
import { api } from '../../features/wire/api.ts';
import { t, useLanguage } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { LineLink } from '../../ui/card/LineLink.tsx';
import { WovenBanner } from '../../ui/hero/WovenBanner.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { type CampaignPage, clothOf, iconOf, stateWords } from './campaign-words.ts';
import styles from './campaigns.module.css';
import { OwnPart } from './OwnPart.tsx';
import { PromotionScreen } from './PromotionScreen.tsx';

/** `/event_page?id=`: one campaign, its rules made from its data; without a number all of them. */
export function CampaignScreen() {
  const player = usePlayer();
  const language = useLanguage();
  const { parameters } = useAddressChoice();
  const id = parameters.get('id') ?? '';
  if (!/^\d{1,19}$/.test(id)) return <PromotionScreen />;
  return <OneCampaign key={`${id} ${language} ${player?.id ?? ''}`} id={id} />;
}

const fetchOne = (id: string) => api.campaign.one({ id }, { silent: true });

function OneCampaign({ id }: { id: string }) {
  const one = useQuery(fetchOne, id);
  switch (one.status) {
    case 'loading':
      return (
        <PageColumn>
          <Skeleton kind="tiles" count={1} />
          <Skeleton kind="reading" count={2} />
        </PageColumn>
      );
    case 'failed':
      return <GoneCampaign />;
    case 'ready':
      return <CampaignView campaign={one.data} onJoined={one.refetch} />;
  }
}

function GoneCampaign() {
  return (
    <PageColumn>
      <PageTitle>{t('campaign.title')}</PageTitle>
      <EmptyState icon="gift" title={t('campaign.gone')} text={t('campaign.goneHint')}>
        <ButtonLink to="/promotion" variant="outline">
          {t('campaign.all')}
        </ButtonLink>
      </EmptyState>
    </PageColumn>
  );
}

type CampaignViewProps = { campaign: CampaignPage; onJoined: () => void };

function CampaignView({ campaign, onJoined }: CampaignViewProps) {
  const { kind, title, summary } = campaign;
  return (
    <PageColumn>
      <WovenBanner cloth={clothOf[kind]} icon={iconOf[kind]} title={title} text={summary}>
        <p className={styles.standing}>{stateWords(campaign)}</p>
      </WovenBanner>
      {kind !== 'win-bonus' && <OwnPart campaign={campaign} onJoined={onJoined} />}
      <Rules campaign={campaign} />
      {campaign.ladder.length > 0 && <Ladder campaign={campaign} />}
      <LineLink to="/promotion" icon="gift">
        {t('campaign.all')}
      </LineLink>
    </PageColumn>
  );
}

function Rules({ campaign }: { campaign: CampaignPage }) {
  const language = useLanguage();
  const small = campaign.terms.split('\n').filter((line) => line.trim() !== '');
  return (
    <Card icon="book-open" title={t('campaign.rules')}>
      <ul className={styles.rules}>
        {campaignRuleLines(campaign).map((line) => (
          <li key={line.en}>{language === 'sw' ? line.sw : line.en}</li>
        ))}
      </ul>
      {small.length > 0 && (
        <>
          <h3 className={styles.also}>{t('campaign.terms')}</h3>
          <ul className={styles.rules}>
            {small.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Ladder({ campaign }: { campaign: CampaignPage }) {
  return (
    <Card icon="award" title={t('campaign.ladder')}>
      <p className={styles.hint}>
        {t('campaign.ladderOdds', { odds: campaign.ladder_odds.toFixed(2) })}
      </p>
      <ol className={styles.ladder}>
        {campaign.ladder.map(({ strings, cash_back }) => (
          <li key={strings}>
            <span>{strings}</span>
            <b>{cash_back}%</b>
          </li>
        ))}
      </ol>
    </Card>
  );
}
