import type { Competition, HouseChoices } from '../ports.ts';

export type PopularLeagues = {
  /** `sorting` of the popular league a competition is of; undefined when it is of none. */
  readonly sortingOf: (competition: Competition | undefined) => number | undefined;
  /** Whether the early payout is promised for the whole league. */
  readonly isTwoUp: (competition: Competition | undefined) => boolean;
  /** Names or choices changed: find the leagues anew. */
  readonly refresh: () => void;
};

type Marks = { readonly sorting: number; readonly isTwoUp: boolean };

export function createPopularLeagues(choices: HouseChoices): PopularLeagues {
  let marks: ReadonlyMap<string, Marks> | undefined;

  function marksOf({ id, leagueId }: Competition): Marks | undefined {
    // Lowest first, so that of a league named twice the higher sorting stands.
    marks ??= new Map(
      choices
        .popularCompetitions()
        .filter(({ isShown }) => isShown)
        .toSorted((one, other) => one.sorting - other.sorting)
        .flatMap(({ leagueIds, ...league }) => leagueIds.map((of) => [of, league] as const)),
    );
    return marks.get(id) ?? marks.get(leagueId ?? '');
  }

  return {
    sortingOf: (competition) => {
      if (!competition) return undefined;
      const { isPopular, sequence } = choices.choiceOfCompetition(competition.id);
      return marksOf(competition)?.sorting ?? (isPopular ? sequence : undefined);
    },
    isTwoUp: (competition) => (competition && marksOf(competition)?.isTwoUp) ?? false,
    refresh: () => {
      marks = undefined;
    },
  };
}
