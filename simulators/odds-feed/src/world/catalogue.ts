import {
  eventStatuses,
  eventTypes,
  languages,
  locationTypes,
  participantTypes,
  translatedEntityTypes,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import { idOf } from '../chance.ts';
import type { Image } from '../image/image.ts';
import type { Contestant } from '../model/match-model.ts';
import { bookmakers } from '../play/desks/bookmakers.ts';
import { bettingTypeNames } from './betting-types.ts';
import type { Competition } from './competitions/competition.ts';
import { homeCountryOf, participantTypeOf } from './contestants/contestants.ts';
import { countries, locationIdOf, wideRegions } from './countries.ts';
import { eventPartNames } from './event-parts.ts';
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
  readonly #image: Image;
  readonly #seed: string;
  readonly #known = new Set<string>();

  constructor(image: Image, seed: string) {
    this.#image = image;
    this.#seed = seed;
    this.#publishSports();
    this.#publishPlaces();
    for (const { id, name } of bookmakers) {
      image.create('Provider', { id, name, isBookmaker: true });
    }
    for (const id of Object.keys(eventPartNames)) this.ensureEventPart(Number(id));
    for (const id of Object.keys(bettingTypeNames)) this.ensureBettingType(Number(id));
  }

  ensureEventPart(id: number): void {
    if (!this.#isNew(`part/${id}`)) return;
    this.#image.create('EventPart', { id, name: eventPartNames[id] ?? `Part ${id}` });
  }

  ensureBettingType(id: number): void {
    if (!this.#isNew(`type/${id}`)) return;
    this.#image.create('BettingType', { id, name: bettingTypeNames[id] ?? `Betting Type ${id}` });
  }

  /** The league as such and its season; answers the season, to which matches belong. */
  ensureCompetition(competition: Competition, season: Season = 'running'): string {
    const eventId = idOf('event', `${this.#seed}/${seasons[season].key}/${competition.key}`);
    if (!this.#isNew(`${season} ${competition.key}`)) return eventId;
    const { sportId, name, swahili, place } = competition;
    this.#image.create('Event', {
      id: eventId,
      typeId: eventTypes.tournament,
      sportId,
      templateId: this.#ensureLeague(competition),
      name,
      venueId: locationIdOf(place),
      statusId: seasons[season].statusId,
      rootPartId: WHOLE_EVENT_PART,
    });
    this.#translate(translatedEntityTypes.event, eventId, { name, swahili: swahili ?? name });
    return eventId;
  }

  #ensureLeague(competition: Competition): string {
    const id = idOf('template', `${this.#seed}/${competition.key}`);
    if (!this.#isNew(competition.key)) return id;
    this.#image.create('EventTemplate', {
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
    this.#image.create('Participant', {
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
      this.#image.create('Participant', { id, typeId: participantTypes.human, name });
    }
  }

  #isNew(key: string): boolean {
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    return true;
  }

  #publishSports(): void {
    const { sport } = translatedEntityTypes;
    this.#image.create('Sport', { id: VIRTUAL_SPORTS, name: 'Virtual Sports' });
    for (const { id, name, swahili } of sports) {
      const parent = id === VIRTUAL_FOOTBALL ? { parentId: VIRTUAL_SPORTS } : {};
      this.#image.create('Sport', { id, name, ...parent });
      this.#translate(sport, String(id), { name, swahili });
    }
  }

  #publishPlaces(): void {
    const { location } = translatedEntityTypes;
    for (const { id, typeId, name, swahili } of wideRegions) {
      this.#image.create('Location', { id, typeId, name });
      this.#translate(location, String(id), { name, swahili });
    }
    for (const { id, name, swahili, code } of countries.values()) {
      this.#image.create('Location', { id, typeId: locationTypes.country, name, code });
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
      this.#image.create('Translation', { id, name: text, entityId, entityTypeId, languageId });
    }
  }
}
