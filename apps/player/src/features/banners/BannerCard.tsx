import { HeroCard } from '../../ui/hero/HeroCard.tsx';
import { noteClick } from './note-click.ts';
import type { Banners } from './use-banners.ts';
import { ownPath, useDecoration } from './use-decoration.ts';

export type ShownBanner = Pick<
  Banners[number],
  'id' | 'format' | 'jump' | 'title' | 'represent' | 'note' | 'address'
>;

type BannerCardProps = {
  banner: ShownBanner;
  /** What the button on it says; a banner that leads nowhere has none. */
  action: string;
};

/** One banner, wherever banners stand as cards: following it is counted once a view (BAN-30). */
export function BannerCard({ banner, action }: BannerCardProps) {
  const { id, format, jump, title, represent, note, address } = banner;
  return (
    <HeroCard
      cloth={format}
      to={linkOf(jump)}
      title={title}
      headline={represent}
      text={note}
      action={action}
      picture={useDecoration(address)}
      onFollow={() => noteClick(id)}
    />
  );
}

/** Elsewhere only where it says so with TLS; the server knows which hosts are ours (BAN-26). */
export const linkOf = (jump: string): string | undefined =>
  jump.startsWith('https://') ? jump : ownPath(jump);
