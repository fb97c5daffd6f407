import { useSyncExternalStore } from 'react';
import type { messages as accountsSw } from './areas/accounts.sw.ts';
import type { messages as agreementsSw } from './areas/agreements.sw.ts';
import type { messages as appSw } from './areas/app.sw.ts';
import type { messages as balanceSw } from './areas/balance.sw.ts';
import type { messages as bookingSw } from './areas/booking.sw.ts';
import type { messages as campaignsSw } from './areas/campaigns.sw.ts';
import type { messages as casinoSw } from './areas/casino.sw.ts';
import type { messages as chatSw } from './areas/chat.sw.ts';
import type { messages as courseSw } from './areas/course.sw.ts';
import type { messages as decidedSw } from './areas/decided.sw.ts';
import type { messages as desktopSw } from './areas/desktop.sw.ts';
import type { messages as filtersSw } from './areas/filters.sw.ts';
import type { messages as footerSw } from './areas/footer.sw.ts';
import type { messages as freeBetsSw } from './areas/free-bets.sw.ts';
import type { messages as homeSw } from './areas/home.sw.ts';
import type { messages as inboxSw } from './areas/inbox.sw.ts';
import type { messages as listsSw } from './areas/lists.sw.ts';
import type { messages as luckySixSw } from './areas/lucky-six.sw.ts';
import type { messages as marketsSw } from './areas/markets.sw.ts';
import type { messages as menusSw } from './areas/menus.sw.ts';
import type { messages as moneySw } from './areas/money.sw.ts';
import type { messages as noticesSw } from './areas/notices.sw.ts';
import type { messages as offersSw } from './areas/offers.sw.ts';
import type { messages as ordersSw } from './areas/orders.sw.ts';
import type { messages as ownLimitsSw } from './areas/own-limits.sw.ts';
import type { messages as periodsSw } from './areas/periods.sw.ts';
import type { messages as placedSw } from './areas/placed.sw.ts';
import type { messages as placesSw } from './areas/places.sw.ts';
import type { messages as poolsSw } from './areas/pools.sw.ts';
import type { messages as profileSw } from './areas/profile.sw.ts';
import type { messages as protectionSw } from './areas/protection.sw.ts';
import type { messages as racingSw } from './areas/racing.sw.ts';
import type { messages as readingSw } from './areas/reading.sw.ts';
import type { messages as referralsSw } from './areas/referrals.sw.ts';
import type { messages as referredSw } from './areas/referred.sw.ts';
import type { messages as resultsSw } from './areas/results.sw.ts';
import type { messages as screensSw } from './areas/screens.sw.ts';
import type { messages as slipSw } from './areas/slip.sw.ts';
import type { messages as winnersSw } from './areas/winners.sw.ts';
import { type Area, type AreaModule, type Areas, firstAreasSw } from './areas.ts';
import { coreSw } from './core.sw.ts';
import { defaultLanguage, type Language, rememberLanguage } from './language.ts';
import { composeText, type Messages, type SlotNames, type SlotValues } from './messages.ts';

/**
 * Swahili core texts are part of the first script, because most visits need exactly those; the
 * English core and every area arrive by `import()`. Swahili decides which keys exist: English
 * must satisfy the same keys, and `t` takes no others.
 */
type Catalogue = typeof coreSw &
  typeof accountsSw &
  typeof referredSw &
  typeof agreementsSw &
  typeof bookingSw &
  typeof campaignsSw &
  typeof casinoSw &
  typeof winnersSw &
  typeof courseSw &
  typeof balanceSw &
  typeof chatSw &
  typeof decidedSw &
  typeof desktopSw &
  typeof filtersSw &
  typeof appSw &
  typeof footerSw &
  typeof freeBetsSw &
  typeof homeSw &
  typeof marketsSw &
  typeof inboxSw &
  typeof listsSw &
  typeof luckySixSw &
  typeof menusSw &
  typeof moneySw &
  typeof noticesSw &
  typeof offersSw &
  typeof ordersSw &
  typeof ownLimitsSw &
  typeof periodsSw &
  typeof placedSw &
  typeof placesSw &
  typeof poolsSw &
  typeof profileSw &
  typeof resultsSw &
  typeof protectionSw &
  typeof racingSw &
  typeof readingSw &
  typeof referralsSw &
  typeof screensSw &
  typeof slipSw;

export type TextKey = keyof Catalogue;

/** Keys whose text stands by itself, for tables that name a text to be looked up later. */
export type PlainTextKey = {
  [Key in TextKey]: [SlotNames<Catalogue[Key]>] extends [never] ? Key : never;
}[TextKey];

type SlotsOf<Key extends TextKey> = Readonly<Record<SlotNames<Catalogue[Key]>, string | number>>;

let language: Language = defaultLanguage;
let messages: Messages = coreSw;
const loadedAreas = new Set<Area>();
const listeners = new Set<() => void>();

export function t(key: PlainTextKey): string;
export function t<Key extends TextKey>(key: Key, slots: SlotsOf<Key>): string;
export function t(key: TextKey, slots: SlotValues = {}): string {
  const message = messages[key] ?? messages['error.resource'] ?? '';
  return composeText(message, slots);
}

/** A component that is memoised or outlives a render of the page must call this itself. */
export function useLanguage(): Language {
  return useSyncExternalStore(listen, currentLanguage);
}

export function currentLanguage(): Language {
  return language;
}

export async function setLanguage(next: Language): Promise<void> {
  messages = await catalogueOf(next, [...loadedAreas]);
  language = next;
  rememberLanguage(next);
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

/** Awaited by the lazy import of the screen or sheet that shows these texts. */
export async function loadAreas(...wanted: readonly Area[]): Promise<void> {
  await Promise.all(wanted.map(loadArea));
}

async function loadArea(area: Area): Promise<void> {
  if (loadedAreas.has(area)) return;
  const wanted = language;
  const loaded = await areaIn(wanted, area);
  // The language may have changed while the file was on its way.
  if (wanted !== language) return loadArea(area);
  messages = { ...messages, ...loaded.messages };
  loadedAreas.add(area);
}

async function areaIn(wanted: Language, area: Area): Promise<AreaModule> {
  if (wanted === 'sw') return areaInSwahili(area);
  const { areasEn } = await import('./areas.en.ts');
  return areasEn[area]();
}

async function areaInSwahili(area: Area): Promise<AreaModule> {
  const first: Partial<Areas> = firstAreasSw;
  if (first[area]) return first[area]();
  const { laterAreasSw } = await import('./later-areas.ts');
  return laterAreasSw[area as keyof typeof laterAreasSw]();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function catalogueOf(wanted: Language, wantedAreas: Area[]): Promise<Messages> {
  const core = wanted === 'sw' ? coreSw : (await import('./areas.en.ts')).coreEn;
  const modules = await Promise.all(wantedAreas.map((area) => areaIn(wanted, area)));
  return Object.assign({}, core, ...modules.map((module) => module.messages));
}
