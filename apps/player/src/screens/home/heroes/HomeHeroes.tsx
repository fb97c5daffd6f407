import { BannerCard, type ShownBanner } from '../../../features/banners/BannerCard.tsx';
import type { Banners } from '../../../features/banners/use-banners.ts';
import { JACKPOT_PATH } from '../../../features/pools/hero/kept-pool.ts';
import { t } from '../../../i18n/i18n.ts';
import { HeroRow } from '../../../ui/hero/HeroRow.tsx';
import { usePoolBanner } from './use-pool-banner.ts';

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
  const shown = withPool(banners?.length ? banners : [winBonus()], usePoolBanner());
  return (
    <HeroRow label={t('nav.promotions')} isAwaited={!banners}>
      {shown.map((banner) => (
        <BannerCard key={banner.jump + banner.id} banner={banner} action={t('home.look')} />
      ))}
    </HeroRow>
  );
}

/**
 * The real pool, on the office's own banner of the jackpot where there is one. A card that comes
 * late stands second: what is being looked at does not move.
 */
export function withPool(
  banners: readonly ShownBanner[],
  { pool, isFirst }: ReturnType<typeof usePoolBanner>,
): readonly ShownBanner[] {
  if (!pool) return banners;
  const { title, represent, note } = pool;
  const isTold = banners.some(({ jump }) => jump === JACKPOT_PATH);
  if (isTold)
    return banners.map((one) => (one.jump === JACKPOT_PATH ? { ...one, represent } : one));
  const card = { ...({ id: 0, format: 'green', address: '' } as const), jump: JACKPOT_PATH };
  const place = isFirst ? 0 : 1;
  return [...banners.slice(0, place), { ...card, title, represent, note }, ...banners.slice(place)];
}
