import type { Scene } from '../actors/actor.ts';
import {
  type Happening,
  ofKind,
  type ServerName,
  type SettingsHappening,
  serverNames,
} from '../history.ts';
import type { Law } from './law.ts';

export type StoredChange = {
  readonly section: string;
  readonly revision: number;
  readonly note: string;
  /** Written as the world was seeded, by nobody. */
  readonly isSeeded?: boolean;
};

const placeOf = ({ section, revision }: StoredChange): string => `${section} ${revision}`;

/** Of a section the first must be 1 and each the next of the one before. */
function gapIn(stored: readonly StoredChange[]): string | undefined {
  for (const [section, changes] of Map.groupBy(stored, (one) => one.section)) {
    const numbers = changes.map(({ revision }) => revision).toSorted((a, b) => a - b);
    const gap = numbers.findIndex((revision, place) => revision !== place + 1);
    if (gap >= 0) return `${section} goes from ${gap} to ${numbers[gap]}`;
  }
  return undefined;
}

/** An acknowledged change is the revision it was acknowledged as; a refused one is nowhere. */
function misplaced(
  { section, revision, note, answer }: SettingsHappening,
  found: readonly StoredChange[],
): string | undefined {
  const places = found.map(placeOf);
  const own = `${section} ${revision}`;
  const right: Record<typeof answer, boolean> = {
    done: places.length === 1 && places[0] === own,
    refused: places.length === 0,
    lost: places.length === 0 || (places.length === 1 && places[0] === own),
  };
  if (right[answer]) return undefined;
  return `"${note}" (${answer} as ${own}) is ${places.join(' and ') || 'nowhere'}`;
}

export function brokenRevisions(
  happenings: readonly Happening[],
  stored: readonly StoredChange[],
): string | undefined {
  const byNote = Map.groupBy(stored, ({ note }) => note);
  const changes = ofKind(happenings, 'settings-change');
  for (const change of changes) {
    const wrong = misplaced(change, byNote.get(change.note) ?? []);
    if (wrong) return wrong;
  }
  const tried = new Set(changes.map(({ note }) => note));
  const stranger = stored.find(({ note, isSeeded }) => !isSeeded && !tried.has(note));
  return stranger ? `nobody made ${placeOf(stranger)}` : gapIn(stored);
}

const STORED = `
  select section, revision, note, changed_by is null as "isSeeded" from setting_revision`;

export const revisionsLineUp: Law<Scene> = {
  name: 'an acknowledged change is a revision, and revisions have no gap',
  holds: 'always',
  breach: async ({ world, history }) =>
    brokenRevisions(history.all(), await world.database.ask<StoredChange>(STORED)),
};

/** What a page sees of the sections that the simulation changes. */
export type Shown = {
  readonly bettingPaused: boolean;
  readonly pausePrompt: string;
  readonly sportsPercent: number;
};

export type Showing = { readonly server: ServerName; readonly shown: Shown | undefined };

/** Sections that were never changed show their defaults, which are not compared. */
export function staleServer(
  inForce: Partial<Shown>,
  showing: readonly Showing[],
): string | undefined {
  for (const { server, shown } of showing) {
    if (!shown) return `server ${server} shows nothing`;
    for (const [name, value] of Object.entries(inForce)) {
      const seen = shown[name as keyof Shown];
      if (seen !== value) return `server ${server} shows ${name} ${seen}, in force is ${value}`;
    }
  }
  return undefined;
}

const NEWEST_BET = `
  select (value ->> 'bettingPaused')::boolean as "bettingPaused",
    value -> 'pausePrompt' ->> 'sw' as "pausePrompt"
  from setting_revision where section = 'bet' order by revision desc limit 1`;

/** A tax that begins tomorrow is not in force, however new it is. */
const NEWEST_TAX = `
  select (value ->> 'sportsPercent')::float8 as "sportsPercent" from setting_revision
  where section = 'taxes' and effective_from <= now()
  order by effective_from desc, revision desc limit 1`;

async function readInForce({ world: { database } }: Scene): Promise<Partial<Shown>> {
  const [bet] = await database.ask<Partial<Shown>>(NEWEST_BET);
  const [tax] = await database.ask<Partial<Shown>>(NEWEST_TAX);
  return { ...bet, ...tax };
}

async function readShown({ world }: Scene, server: ServerName): Promise<Showing> {
  const answered = await world.wire.call({ server, site: 'player' }, (api) =>
    api.bet_config.inquire(),
  );
  if (answered.answer !== 'done') return { server, shown: undefined };
  const { no_bet, pause_prompt, tax_rate } = answered.content;
  const shown = {
    bettingPaused: no_bet === 1,
    pausePrompt: pause_prompt,
    sportsPercent: tax_rate,
  };
  return { server, shown };
}

export const serversShowSettings: Law<Scene> = {
  name: 'every server shows the settings in force',
  holds: 'in the end',
  breach: async (scene) => {
    const inForce = await readInForce(scene);
    return staleServer(
      inForce,
      await Promise.all(serverNames.map((name) => readShown(scene, name))),
    );
  },
};
