import type { BaseLogger } from 'pino';
import type { Database } from '../../../platform/database/database.ts';
import type { PopularCompetition } from '../catalogue.ts';
import type { Country, League } from '../records.ts';
import { type Choices, type PopularRow, readChoices } from './choice-store.ts';

/** What the house decided about the provider's world, in memory. */
export type ChoiceCache = {
  readonly current: () => Choices;
  /** After a change of this process; the others read again by themselves. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type ChoiceCacheDeps = {
  readonly database: Database;
  readonly log: Pick<BaseLogger, 'warn'>;
  readonly onChanged: () => void;
};

/** Any process of the fleet may change them; after this long every other shows it. */
const REREAD_MS = 30_000;

export async function createChoiceCache({
  database,
  log,
  onChanged,
}: ChoiceCacheDeps): Promise<ChoiceCache> {
  let current = await readChoices(database.read);
  let running: Promise<void> = Promise.resolve();

  async function reread(): Promise<void> {
    const read = await readChoices(database.read);
    if (read.fingerprint === current.fingerprint) return;
    current = read;
    onChanged();
  }

  const timer = setInterval(() => {
    running = reread().catch((error: unknown) =>
      log.warn({ err: error }, 'catalogue: house choices not re-read, old ones stay'),
    );
  }, REREAD_MS).unref();
  return {
    current: () => current,
    refresh: reread,
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Other countries have a "Premier League" and a "Serie A" too. */
const homes: Readonly<Record<string, { readonly names: readonly string[]; readonly in?: string }>> =
  {
    euro: { names: ['euro', 'uefa euro', 'european championship', 'uefa european championship'] },
    'premier league': { names: ['premier league', 'english premier league'], in: 'england' },
    'copa america': { names: ['copa america', 'conmebol copa america'] },
    'la liga': { names: ['la liga', 'laliga', 'primera division'], in: 'spain' },
    bundesliga: { names: ['bundesliga'], in: 'germany' },
    'serie a': { names: ['serie a'], in: 'italy' },
    'ligue 1': { names: ['ligue 1'], in: 'france' },
  };

/** Accents, capitals and years aside, as people would call it. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(19|20)\d\d([/-]\d\d(\d\d)?)?\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

type Held = {
  readonly leagues: () => ReadonlyMap<string, League>;
  readonly countries: () => ReadonlyMap<number, Country>;
};

function leaguesNamed(title: string, { leagues, countries }: Held): readonly string[] {
  const wanted = homes[plainName(title)] ?? { names: [plainName(title)] };
  const isAtHome = ({ countryId }: League) => {
    const country = countryId === null ? undefined : countries().get(countryId);
    return wanted.in === undefined || plainName(country?.name ?? '') === wanted.in;
  };
  return [...leagues().values()]
    .filter((league) => wanted.names.includes(plainName(league.name)) && isAtHome(league))
    .map(({ id }) => id);
}

/** CAT-31: an entry that names no leagues is about those of its own name. */
export function popularCompetition(row: PopularRow, held: Held): PopularCompetition {
  const { associated, shown, twoUp, ...rest } = row;
  const leagueIds = associated ? associated.split('#') : leaguesNamed(row.titleEn, held);
  return { ...rest, leagueIds, isShown: shown, isTwoUp: twoUp };
}
