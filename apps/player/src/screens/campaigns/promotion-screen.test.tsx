import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { aBanner } from '../../features/banners/fixtures/a-banner.ts';
import { chooseDataSaver } from '../../features/data-saver/data-saver.ts';
import { loadAreas } from '../../i18n/i18n.ts';
import type { ShownCampaign } from './campaign-words.ts';
import { PromotionsView } from './PromotionScreen.tsx';

beforeAll(() => loadAreas('campaigns'));
afterEach(() => chooseDataSaver('off'));

const campaign: ShownCampaign = {
  ...{ id: '7', kind: 'acca-back', state: 'running', title: 'ACCA 8+', summary: 'Dau linarudi' },
  ...{ picture: '/banners/cash-out.svg', first_day: '2026-03-01', last_day: '2026-03-31' },
  ...{ audience: 'everybody', rewards_left: 1, joined: 0 },
  rules: {
    stake: 1_000,
    days: 0,
    odds: 1.2,
    legs: 8,
    percent: 100,
    reward: 20_000,
    reward_days: 7,
  },
};
const activities = [
  aBanner({ id: 2, type: 19, title: 'Msimbo wa mkeka', jump: '/help?topic=codes' }),
  aBanner({ id: 1, type: 19 }),
];

type View = Parameters<typeof PromotionsView>[0];
type Told = Pick<View, 'campaigns' | 'activities'>;
const drawn = (view: Told) =>
  renderToStaticMarkup(
    <Router ssrPath="/promotion">
      <PromotionsView {...view} onRetry={() => {}} />
    </Router>,
  );
const links = (markup: string) =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path);

const ready = (...data: readonly ShownCampaign[]): View['campaigns'] => ({
  status: 'ready',
  data,
});

describe('[BAN-16] the page of promotions', () => {
  test('shows campaigns, then the list of activities in the order of the server', () => {
    const markup = drawn({ campaigns: ready(campaign), activities });
    expect(links(markup)).toEqual(['/event_page?id=7', '/help?topic=codes', '/my_referrals']);
    expect(markup).toContain('Ofa nyingine');
  });

  const states: readonly (readonly [string, Told, readonly string[]])[] = [
    ['loading', { campaigns: { status: 'loading' }, activities: undefined }, []],
    ['activities that are awaited', { campaigns: ready(), activities: undefined }, []],
    ['neither', { campaigns: ready(), activities: [] }, ['/ready_start']],
    ['campaigns alone', { campaigns: ready(campaign), activities: [] }, ['/event_page?id=7']],
  ];
  test.each(states)('with %s', (_, view, found) => {
    const markup = drawn(view);
    expect(links(markup)).toEqual(found);
    expect(markup).not.toContain('Ofa nyingine');
  });

  test('says that campaigns failed and leaves what it knows', () => {
    const markup = drawn({ campaigns: { status: 'failed' }, activities });
    expect(markup).toContain('role="alert"');
    expect(links(markup)).toEqual(['/help?topic=codes', '/my_referrals']);
  });

  test('[BAN-14] fetches no picture for who saves data', () => {
    const view = { campaigns: ready(campaign), activities };
    expect(drawn(view).match(/<img /g)).toHaveLength(3);
    chooseDataSaver('on');
    expect(drawn(view)).not.toContain('<img ');
  });
});
