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

export const growthScreens = [
  {
    path: '/campaigns',
    node: 'campaign/inquire',
    component: CampaignsScreen,
    details: CampaignScreen,
  },
] as const satisfies readonly Screen[];
