import { socialHosts, socialPlatforms } from '@kipute/contract/constants/content/outside-hosts';
import { useMemo } from 'react';
import type { Banners } from '../banners/use-banners.ts';
import { usePlace } from '../banners/use-place.ts';
import { drawn } from '../site/contacts.ts';

export type ServiceLine = Banners[number];

const LINES_OF_A_MATTER = 2; // BAN-17

/**
 * Of each matter two lines at most, the matters in the office's order. What stands there is drawn
 * once for each set of lines, so a number does not change under the finger that is about to tap it.
 */
export function linesOf(lines: Banners, random: () => number): readonly ServiceLine[] {
  const matters = new Map<string, ServiceLine[]>();
  for (const line of lines) {
    const matter = line.title.trim().toLowerCase();
    matters.set(matter, [...(matters.get(matter) ?? []), line]);
  }
  return [...matters.values()].flatMap((all) => drawn(all, LINES_OF_A_MATTER, random));
}

export function useServiceLines(): readonly ServiceLine[] {
  const lines = usePlace(12);
  const known = JSON.stringify(lines ?? []);
  return useMemo(() => linesOf(JSON.parse(known) as Banners, Math.random), [known]);
}

/** "WhatsApp" for `https://wa.me/…`; the server lets no other hosts pass than those of a list. */
export function outsideName(link: string): string {
  const host = /^https:\/\/(?:www\.|m\.)?([^/?#]+)/.exec(link)?.[1] ?? '';
  const isOf = (hosts: readonly string[]) => hosts.includes(host);
  return socialPlatforms.find((platform) => isOf(socialHosts[platform])) ?? host;
}
