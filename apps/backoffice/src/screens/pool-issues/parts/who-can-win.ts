import type { Issue } from '../issue-forms.ts';
import type { Standing } from '../use-issue-calls.ts';

type Outcome = { readonly pick: string; readonly lines: number };

/** A match that waits, and who would still have a first prize after each of its results. */
export type Branch = {
  readonly matchId: string;
  readonly place: string;
  readonly home: string;
  readonly away: string;
  readonly outcomes: readonly Outcome[];
  /** Of all branches, so that their bars can be compared. */
  readonly most: number;
};

/** A score has many results; more than these say nothing. */
const OUTCOMES_SHOWN = 6;

const byLines = (one: Outcome, other: Outcome): number => other.lines - one.lines;

/** Results that leave nobody are no branch; of many, those that leave most stand first (POL-157). */
export function branchesOf(
  { matches }: Pick<Issue, 'matches'>,
  { tree }: Pick<Standing, 'tree'>,
): readonly Branch[] {
  const most = Math.max(1, ...tree.flatMap(({ outcomes }) => outcomes.map(({ lines }) => lines)));
  return tree.flatMap(({ match_id, outcomes }) => {
    const match = matches.find((one) => one.match_id === match_id);
    if (!match) return [];
    const left = outcomes.filter(({ lines }) => lines > 0);
    const isLong = left.length > OUTCOMES_SHOWN;
    return {
      ...{ matchId: match_id, home: match.team_home, away: match.team_away, most },
      place: match.reserve === 1 ? `R${match.place}` : String(match.place),
      outcomes: isLong ? left.toSorted(byLines).slice(0, OUTCOMES_SHOWN) : left,
    };
  });
}
