import { BannerCard, type ShownBanner } from '../../../features/banners/BannerCard.tsx';
import type { Banners } from '../../../features/banners/use-banners.ts';
import { t } from '../../../i18n/i18n.ts';
import { HeroRow } from '../../../ui/hero/HeroRow.tsx';

/** Stands where no banner is known: until one is, and when there is none. */
const winBonus = (): ShownBanner => ({
  id: 0,
  format: 'green',
  jump: '/rich_text?type=8',
  title: t('home.bonus'),
  represent: t('home.bonusAmount'),
  note: t('home.bonusText'),
  address: '/banners/win-bonus.svg',
});

export function HomeHeroes({ banners }: { banners: Banners | undefined }) {
  const shown: readonly ShownBanner[] = banners?.length ? banners : [winBonus()];
  return (
    <HeroRow label={t('nav.promotions')} isAwaited={!banners}>
      {shown.map((banner) => (
        <BannerCard key={banner.id} banner={banner} action={t('home.look')} />
      ))}
    </HeroRow>
  );
}
