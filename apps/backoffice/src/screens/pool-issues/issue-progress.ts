import { poolMatchEnds } from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';

type Issue = CallContent<'pool_issue/detailed'>;
type Sized = Pick<Issue, 'matches' | 'guess_number' | 'reserves'>;

const countOf = ({ matches }: Pick<Issue, 'matches'>, reserve: 0 | 1): number =>
  matches.filter((match) => match.reserve === reserve).length;

/** `13/13 + 3/3`: of the places, and of the reserves. */
export function progressWords(
  chosen: { readonly places: number; readonly reserves: number },
  asked: Pick<Issue, 'guess_number' | 'reserves'>,
): string {
  const places = `${chosen.places}/${asked.guess_number}`;
  return asked.reserves === 0 && chosen.reserves === 0
    ? places
    : `${places} + ${chosen.reserves}/${asked.reserves}`;
}

export const issueProgress = (issue: Sized): string =>
  progressWords({ places: countOf(issue, 0), reserves: countOf(issue, 1) }, issue);

/** Whether its sale can be opened at all (POL-155). */
export const isComplete = (issue: Sized): boolean =>
  countOf(issue, 0) === issue.guess_number && countOf(issue, 1) === issue.reserves;

/** How many of its places have ended in whatever way. */
export const endedPlaces = ({ matches }: Pick<Issue, 'matches'>): number =>
  matches.filter(({ reserve, end }) => reserve === 0 && end !== poolMatchEnds.waiting.id).length;

/** For which place a reserve stands in; undefined while it is not needed. */
export function placeOfReserve(
  { matches }: Pick<Issue, 'matches'>,
  reserve: number,
): number | undefined {
  return matches.find(({ stand_in }) => stand_in === reserve)?.place;
}

/** Names the results a preview was made of: another result asks for another preview. */
export const resultsMark = ({ matches }: Pick<Issue, 'matches'>): string =>
  matches
    .map(({ match_id, end, home_score, away_score }) =>
      [match_id, end, home_score, away_score].join(':'),
    )
    .join();
