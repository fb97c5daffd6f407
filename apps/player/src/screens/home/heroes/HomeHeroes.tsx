import { noteClick } from '../../../features/banners/note-click.ts';
import type { Banners } from '../../../features/banners/use-banners.ts';
import { useDataSaver } from '../../../features/data-saver/data-saver.ts';
import { t } from '../../../i18n/i18n.ts';
import { HeroCard } from '../../../ui/hero/HeroCard.tsx';
import { HeroRow } from '../../../ui/hero/HeroRow.tsx';

type Shown = Pick<
  Banners[number],
  'id' | 'format' | 'jump' | 'title' | 'represent' | 'note' | 'address'
>;

/** Stands where no banner is known: until one is, and when there is none. */
const winBonus = (): Shown => ({
  id: 0,
  format: 'green',
  jump: '/rich_text?type=8',
  title: t('home.bonus'),
  represent: t('home.bonusAmount'),
  note: t('home.bonusText'),
  address: '/banners/win-bonus.svg',
});

export function HomeHeroes({ banners }: { banners: Banners | undefined }) {
  const isSavingData = useDataSaver();
  const shown: readonly Shown[] = banners?.length ? banners : [winBonus()];
  return (
    <HeroRow label={t('nav.promotions')} isAwaited={!banners}>
      {shown.map((banner) => (
        <HeroCard
          key={banner.id}
          cloth={banner.format}
          to={linkOf(banner.jump)}
          onFollow={() => noteClick(banner.id)}
          title={banner.title}
          headline={banner.represent}
          text={banner.note}
          action={t('home.look')}
          picture={isSavingData ? undefined : ownPath(banner.address)}
        />
      ))}
    </HeroRow>
  );
}

/** Elsewhere only where it says so with TLS; the server knows which hosts are ours (BAN-26). */
const linkOf = (jump: string): string | undefined =>
  jump.startsWith('https://') ? jump : ownPath(jump);

/** What was cached or sent by mistake must not lead out of the site: "//host" would (BAN-15). */
function ownPath(path: string): string | undefined {
  return /^\/(?![/\\])/.test(path) ? path : undefined;
}
