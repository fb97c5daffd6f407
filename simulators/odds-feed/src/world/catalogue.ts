import {
  eventStatuses,
  eventTypes,
  languages,
  locationTypes,
  participantTypes,
  translatedEntityTypes,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import { idOf } from '../chance.ts';
import type { EntityStore } from '../entity-store.ts';
import type { Contestant } from '../model/match-model.ts';
import { bookmakers } from '../play/desks/bookmakers.ts';
import { bettingTypeNames } from './betting-types.ts';
import type { Competition } from './competitions/competition.ts';
import { homeCountryOf, participantTypeOf } from './contestants/contestants.ts';
import { countries, locationIdOf, wideRegions } from './countries.ts';
import { sports } from './sports.ts';

const WHOLE_EVENT_PART = 1;
const VIRTUAL_FOOTBALL = 86;
const VIRTUAL_SPORTS = 83;

/** Seasons of a league: matches of the last one are told when their teams meet again. */
const seasons = {
  running: { key: 'season', statusId: eventStatuses.inProgress },
  earlier: { key: 'earlier season', statusId: eventStatuses.ended },
} as const;
type Season = keyof typeof seasons;

type Names = { readonly name: string; readonly swahili: string };

/**
 * What matches refer to: sports, places, houses, parts, types of bets, leagues, teams. It comes
 * into the feed once and stays, whatever becomes of the matches.
 */
export class Catalogue {
  readonly #store: EntityStore;
  readonly #seed: string;
  readonly #known = new Set<string>();

  constructor(store: EntityStore, seed: string) {
    this.#store = store;
    this.#seed = seed;
    this.#publishSports();
    this.#publishPlaces();
    for (const { id, name } of bookmakers) {
      store.create('Provider', { id, name, isBookmaker: true });
    }
    for (const id of Object.keys(eventPartNames)) this.ensureEventPart(Number(id));
    for (const id of Object.keys(bettingTypeNames)) this.ensureBettingType(Number(id));
  }

  ensureEventPart(id: number): void {
    if (!this.#isNew(`part/${id}`)) return;
    this.#store.create('EventPart', { id, name: eventPartNames[id] ?? `Part ${id}` });
  }

  ensureBettingType(id: number): void {
    if (!this.#isNew(`type/${id}`)) return;
    this.#store.create('BettingType', { id, name: bettingTypeNames[id] ?? `Betting Type ${id}` });
  }

  /** The league as such and its season; answers the season, to which matches belong. */
  ensureCompetition(competition: Competition, season: Season = 'running'): string {
    const eventId = idOf('event', `${this.#seed}/${seasons[season].key}/${competition.key}`);
    if (!this.#isNew(`${season} ${competition.key}`)) return eventId;
    const { sportId, name, swahili, place, popularity } = competition;
    this.#store.create('Event', {
      id: eventId,
      typeId: eventTypes.tournament,
      sportId,
      templateId: this.#ensureLeague(competition),
      name,
      venueId: locationIdOf(place),
      statusId: seasons[season].statusId,
      rootPartId: WHOLE_EVENT_PART,
      popularity,
    });
    this.#translate(translatedEntityTypes.event, eventId, { name, swahili: swahili ?? name });
    return eventId;
  }

  #ensureLeague(competition: Competition): string {
    const id = idOf('template', `${this.#seed}/${competition.key}`);
    if (!this.#isNew(competition.key)) return id;
    this.#store.create('EventTemplate', {
      id,
      eventTypeId: eventTypes.tournament,
      sportId: competition.sportId,
      categoryId: locationIdOf(competition.place),
      rootPartId: WHOLE_EVENT_PART,
      name: competition.name,
    });
    return id;
  }

  ensureTeam(competition: Competition, { participantId, name }: Contestant): void {
    if (!this.#isNew(participantId)) return;
    const country = homeCountryOf(competition, name);
    this.#store.create('Participant', {
      id: participantId,
      typeId: participantTypeOf(competition),
      name,
      ...(country ? { countryId: country.id } : {}),
    });
    const swahili = competition.contestants === 'nations' ? (country?.swahili ?? name) : name;
    this.#translate(translatedEntityTypes.participant, participantId, { name, swahili });
  }

  ensurePlayers({ players }: Contestant): void {
    for (const { participantId: id, name } of players) {
      if (!this.#isNew(id)) continue;
      this.#store.create('Participant', { id, typeId: participantTypes.human, name });
    }
  }

  #isNew(key: string): boolean {
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    return true;
  }

  #publishSports(): void {
    const { sport } = translatedEntityTypes;
    this.#store.create('Sport', { id: VIRTUAL_SPORTS, name: 'Virtual Sports' });
    for (const { id, name, swahili } of sports) {
      const parent = id === VIRTUAL_FOOTBALL ? { parentId: VIRTUAL_SPORTS } : {};
      this.#store.create('Sport', { id, name, ...parent });
      this.#translate(sport, String(id), { name, swahili });
    }
  }

  #publishPlaces(): void {
    const { location } = translatedEntityTypes;
    for (const { id, typeId, name, swahili } of wideRegions) {
      this.#store.create('Location', { id, typeId, name });
      this.#translate(location, String(id), { name, swahili });
    }
    for (const { id, name, swahili, code } of countries.values()) {
      this.#store.create('Location', { id, typeId: locationTypes.country, name, code });
      this.#translate(location, String(id), { name, swahili });
    }
  }

  /** Both languages where they differ, none where they do not. */
  #translate(entityTypeId: number, entityId: string, { name, swahili }: Names): void {
    if (name === swahili) return;
    for (const [languageId, text] of [
      [languages.english, name],
      [languages.swahili, swahili],
    ] as const) {
      const id = idOf('translation', `${entityTypeId}/${entityId}/${languageId}`);
      this.#store.create('Translation', { id, name: text, entityId, entityTypeId, languageId });
    }
  }
}

/** Parts of matches as the feed numbers them; those above 10,000 are ours, for it published none. */
export const eventPartNames: Readonly<Record<number, string>> = {
  1: 'Whole Event',
  2: 'Whole Match',
  3: 'Ordinary Time',
  5: '1st Half',
  6: '2nd Half',
  20: 'Whole Match',
  ...numbered('Set', 21, 5),
  60: 'Whole Match',
  ...numbered('Quarter', 65, 4),
  10001: 'Extra Time',
  10002: 'Penalty Shoot-out',
  10050: 'Whole Match',
  ...numbered('Half', 10051, 2),
  ...numbered('Quarter', 10055, 4),
  ...numbered('Half', 10061, 2),
  10090: 'Whole Match',
  ...numbered('Inning', 10091, 9),
  10100: 'First 5 Innings',
  10250: 'Whole Fight',
  ...numbered('Round', 10251, 5),
  10260: 'Whole Match',
  ...numbered('Innings', 10261, 4),
  10360: 'Whole Match',
  10450: 'Whole Match',
  ...numbered('Set', 10451, 7),
  10960: 'Whole Match',
  ...numbered('Map', 10961, 5),
};

function numbered(name: string, first: number, count: number): Record<number, string> {
  const entries = Array.from({ length: count }, (_, index) => [
    first + index,
    `${name} ${index + 1}`,
  ]);
  return Object.fromEntries(entries) as Record<number, string>;
}
