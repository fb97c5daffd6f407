import type { Competition, HouseChoices } from '../ports.ts';

export type PopularLeagues = {
  /** `sorting` of the popular league a competition is of; undefined when it is of none. */
  readonly sortingOf: (competition: Competition | undefined) => number | undefined;
  /** Names or choices changed: find the leagues anew. */
  readonly refresh: () => void;
};

export function createPopularLeagues(choices: HouseChoices): PopularLeagues {
  let sortings: ReadonlyMap<string, number> | undefined;

  function current(): ReadonlyMap<string, number> {
    // Lowest first, so that of a league named twice the higher sorting stands.
    sortings ??= new Map(
      choices
        .popularCompetitions()
        .filter(({ isShown }) => isShown)
        .toSorted((one, other) => one.sorting - other.sorting)
        .flatMap(({ leagueIds, sorting }) => leagueIds.map((id) => [id, sorting] as const)),
    );
    return sortings;
  }

  return {
    sortingOf: (competition) => {
      if (!competition) return undefined;
      const { isPopular, sequence } = choices.choiceOfCompetition(competition.id);
      const listed = current().get(competition.id) ?? current().get(competition.leagueId ?? '');
      return listed ?? (isPopular ? sequence : undefined);
    },
    refresh: () => {
      sortings = undefined;
    },
  };
}
