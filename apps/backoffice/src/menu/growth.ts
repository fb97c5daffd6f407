import { lazy } from 'react';
import { detailScreen, listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const CampaignsScreen = listScreen(async () => {
  const { campaignsList: list } = await import('../screens/campaigns/campaigns-list.ts');
  return { list };
});

const CampaignScreen = detailScreen(async () => {
  const { campaignDetail: detail } = await import('../screens/campaigns/campaign-detail.ts');
  return { detail };
});

const ReferralsScreen = listScreen(async () => {
  const [{ referralsList: list }, { ReferralDetails: Details }] = await Promise.all([
    import('../screens/referrals/referrals-list.ts'),
    import('../screens/referrals/ReferralDetails.tsx'),
  ]);
  return { list, Details };
});

const ReferralTermsScreen = lazy(() =>
  import('../screens/referral-terms/ReferralTermsScreen.tsx').then((module) => ({
    default: module.ReferralTermsScreen,
  })),
);

const FreeBetsScreen = listScreen(async () => {
  const { freeBetsList: list } = await import('../screens/free-bets/free-bets-list.ts');
  return { list };
});

const FreeBetCostsScreen = listScreen(async () => {
  const { freeBetCostsList: list } = await import('../screens/free-bets/free-bets-list.ts');
  return { list };
});

const FreeBetTemplatesScreen = listScreen(async () => {
  const { templatesList: list } = await import('../screens/free-bet-templates/templates-list.ts');
  return { list };
});

export const growthScreens = [
  {
    path: '/campaigns',
    node: 'campaign/inquire',
    component: CampaignsScreen,
    details: CampaignScreen,
  },
  { path: '/referrals', node: 'referral_record/inquire', component: ReferralsScreen },
  { path: '/referral-terms', node: 'referral_config/inquire', component: ReferralTermsScreen },
  { path: '/free-bets', node: 'free_bet/inquire', component: FreeBetsScreen },
  { path: '/free-bet-costs', node: 'free_bet/inquire_costs', component: FreeBetCostsScreen },
  {
    path: '/free-bet-templates',
    node: 'free_bet_template/inquire',
    component: FreeBetTemplatesScreen,
  },
] as const satisfies readonly Screen[];
