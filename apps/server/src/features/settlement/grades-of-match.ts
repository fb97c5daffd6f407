import { legOutcomeOfFeed } from '@kipute/contract/constants/betting/outcomes';
import { type Reconciled, reconcile } from '@kipute/domain/grading/reconcile';
import type { Selection } from '../catalogue/index.ts';
import type { SettledCatalogue } from './ports.ts';
import { gradeLeg, gradeOf } from './reading/grade-leg.ts';
import { imageOf } from './reading/match-image.ts';
import { resultOfMatch } from './reading/result-of-match.ts';
import type { Replay } from './replay.ts';

/** What grading says of selections of one match. */
export type Grades = ReadonlyMap<bigint, Reconciled>;

/** The provider's outcome status of each selection of a match, as it is kept. */
export type KeptWords = ReadonlyMap<bigint, number>;

/** Those in memory, and those that were kept after the provider took them away. */
export function selectionIdsOf(
  catalogue: SettledCatalogue,
  matchId: string,
  kept: KeptWords,
): readonly bigint[] {
  const held = catalogue
    .marketsOf(matchId)
    .flatMap(({ id }) => catalogue.selectionsOf(id).map((selection) => BigInt(selection.id)));
  return [...new Set([...held, ...kept.keys()])];
}

/** Whether the provider has said what became of it. */
export function isTold({ status }: Pick<Selection, 'status'>): boolean {
  const outcome = legOutcomeOfFeed(status);
  return outcome !== undefined && outcome !== 'pending';
}

type Asked = {
  readonly matchId: string;
  readonly selectionIds: ReadonlySet<bigint>;
  readonly kept: KeptWords;
  /** Those a person decides once what happened in the match can no longer be looked at. */
  readonly doubtful: ReadonlySet<bigint>;
  readonly replay: Replay | undefined;
};

/**
 * Of those asked for, the ones the provider has spoken of: without its word nothing is decided,
 * but for a match that was called off and has been waited for (STL-15).
 */
export function gradesOf(catalogue: SettledCatalogue, asked: Asked): Grades {
  const held = heldGrades(catalogue, asked);
  const forgotten = [...asked.selectionIds].flatMap((id) => {
    const status = asked.kept.get(id);
    if (status === undefined || catalogue.selection(String(id)) || !isTold({ status })) return [];
    if (asked.doubtful.has(id)) return [];
    return [[id, byProviderAlone(status)] as const];
  });
  return new Map([...held, ...forgotten]);
}

/** What happened in the match went with it; only the last word is left (STL-14). */
const byProviderAlone = (status: number): Reconciled =>
  reconcile({ outcome: 'undecidable', why: 'count-missing' }, legOutcomeOfFeed(status));

function heldGrades(
  catalogue: SettledCatalogue,
  { matchId, selectionIds, replay }: Pick<Asked, 'matchId' | 'selectionIds' | 'replay'>,
): Grades {
  const image = imageOf(catalogue, matchId);
  if (!image) return new Map();
  const result = resultOfMatch(image);
  const grades = new Map<bigint, Reconciled>();
  for (const market of catalogue.marketsOf(matchId)) {
    const siblings = catalogue.selectionsOf(market.id);
    for (const selection of siblings) {
      const id = BigInt(selection.id);
      if (!selectionIds.has(id)) continue;
      const leg = { image, market: { market, selection, siblings }, result };
      const grade = gradeInTime(leg, replay);
      if (grade) grades.set(id, grade);
    }
  }
  return grades;
}

/** Undefined while it is too early to say anything. */
function gradeInTime(
  leg: Parameters<typeof gradeLeg>[0],
  replay: Replay | undefined,
): Reconciled | undefined {
  const isSilent = !isTold(leg.market.selection);
  if (isSilent && replay !== 'given-up') return undefined;
  // Of a match that is given up the provider has had its time: it is as if it did not grade.
  const grade = isSilent ? reconcile(gradeOf(leg), undefined) : gradeLeg(leg);
  const isRefund = grade.state === 'agreed' && grade.outcome === 'refund';
  return isRefund && replay === 'waited-for' ? undefined : grade;
}
