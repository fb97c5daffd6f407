import type { BaseLogger } from 'pino';
import { z } from 'zod';
import { type Bus, defineTopic } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PopularCompetition } from '../catalogue.ts';
import type { Country, League } from '../records.ts';
import { type Choices, type PopularRow, readChoiceRevision, readChoices } from './choice-store.ts';

/** Published after the commit; whoever keeps a copy reads it again. */
const houseChoicesChanged = defineTopic('house-choices-changed', z.object({}));

/** What the house decided about the provider's world, in memory. */
export type ChoiceCache = {
  readonly current: () => Choices;
  /** After a change: this process has read it when it resolves, all others hear of it. */
  readonly announce: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type ChoiceCacheDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'warn'>;
  readonly onChanged: (before: Choices, after: Choices) => void;
};

/** A message can be lost; after this long every process asks whether the number has grown. */
const LOOK_MS = 1_000;

export async function createChoiceCache({
  database,
  bus,
  clock,
  log,
  onChanged,
}: ChoiceCacheDeps): Promise<ChoiceCache> {
  let current = await readChoices(database.read, clock.now());
  // One read at a time, so that an older answer never lands on a newer one.
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  async function look(): Promise<void> {
    waiting = undefined;
    if ((await readChoiceRevision(database.read)) === current.revision) return;
    const before = current;
    current = await readChoices(database.read, clock.now());
    onChanged(before, current);
  }
  const refresh = (): Promise<void> => {
    waiting ??= running.then(look);
    running = waiting.catch((error: unknown) =>
      log.warn({ err: error }, 'catalogue: house choices not re-read, old ones stay'),
    );
    return running;
  };

  const refreshLater = () => void refresh();
  const stops = [bus.subscribe(houseChoicesChanged, refreshLater), bus.onRejoin(refreshLater)];
  const timer = setInterval(refreshLater, LOOK_MS).unref();
  return {
    current: () => current,
    announce: async () => {
      await refresh();
      await bus.publish(houseChoicesChanged, {});
    },
    close: async () => {
      clearInterval(timer);
      for (const stop of stops) stop();
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
