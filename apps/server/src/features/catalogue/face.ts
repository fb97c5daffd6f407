import type { Catalogue, CompetitionChoice, HouseChoices, MatchChoice } from './catalogue.ts';
import type { ChoiceCache } from './choices/choices.ts';
import { popularCompetition } from './choices/popular-leagues.ts';
import type { FreshnessSign } from './freshness.ts';
import type { Memory } from './memory.ts';
import { listOf } from './world/world.ts';

const RANK_DEFAULT = 50;
const competitionDefault: CompetitionChoice = { sequence: 0, isPopular: false, liveBetting: true };
const matchDefault: MatchChoice = {
  isPopular: false,
  isPopularToday: false,
  isTwoUp: false,
  sequence: 0,
};

type FaceTerms = {
  readonly memory: Memory;
  readonly choices: ChoiceCache;
  readonly sign: FreshnessSign;
};

/** Answers from whatever world the memory holds at the moment of the question. */
export function catalogueFace({ memory, choices, sign }: FaceTerms): Catalogue & HouseChoices {
  return {
    ...heldIn(memory),
    ...decided(memory, choices),
    freshness: sign.current,
    onTouched: memory.onTouched,
    onFreshness: sign.onChanged,
  };
}

type Told = 'freshness' | 'onTouched' | 'onFreshness';

function heldIn(memory: Memory): Omit<Catalogue, Told> {
  const held = () => memory.world.held;
  return {
    sports: () => held().sport,
    countries: () => held().country,
    bookmakers: () => held().bookmaker,
    leagues: () => held().league,
    competitions: () => memory.world.competitions,
    matches: () => memory.world.matches,
    team: (id) => held().team.get(id),
    market: (id) => held().market.get(id),
    selection: (id) => held().selection.get(id),
    offer: (id) => held().offer.get(id),
    marketsOf: (of) => listOf(memory.world, 'market', { field: 'matchId', of }),
    selectionsOf: (of) =>
      listOf(memory.world, 'placement', { field: 'marketId', of }).flatMap(
        ({ selectionId }) => held().selection.get(selectionId) ?? [],
      ),
    marketOfSelection: (of) => {
      const [placement] = listOf(memory.world, 'placement', { field: 'selectionId', of });
      return placement && held().market.get(placement.marketId);
    },
    offersOf: (of) => listOf(memory.world, 'offer', { field: 'selectionId', of }),
    factsOf: (of) => listOf(memory.world, 'fact', { field: 'matchId', of }),
    incidentsOf: (of) => listOf(memory.world, 'incident', { field: 'matchId', of }),
    swahiliName: (about, id) => memory.world.swahiliNames.get(`${about}:${id}`),
  };
}

function decided(memory: Memory, choices: ChoiceCache): HouseChoices {
  const leagues = () => memory.world.held.league;
  const countries = () => memory.world.held.country;
  return {
    rankOf: (id) => choices.current().ranks.get(id) ?? RANK_DEFAULT,
    sequenceOfCountry: (id) => choices.current().countries.get(id) ?? 0,
    choiceOfCompetition: (id) => choices.current().competitions.get(id) ?? competitionDefault,
    choiceOfMatch: (id) => choices.current().matches.get(id) ?? matchDefault,
    popularCompetitions: () =>
      choices.current().popular.map((row) => popularCompetition(row, { leagues, countries })),
  };
}
