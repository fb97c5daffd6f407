import { legOutcomeOfFeed } from '@kipute/contract/constants/betting/outcomes';
import { type Reconciled, reconcile } from '@kipute/domain/grading/reconcile';
import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Match, Selection } from '../../catalogue/index.ts';
import { snapshotOf } from '../match-snapshot.ts';
import type { SettledCatalogue, SettlementDeps } from '../ports.ts';
import { resultOfMatch } from '../result/read-result.ts';
import { contestsProvider, nextRuling } from '../rulings/ruling.ts';
import { keepRulings, lastRulings } from '../rulings/ruling-store.ts';
import { settleSelectionJob } from '../settlement-jobs.ts';
import type { SettleLegs } from '../settling/settle-legs.ts';
import { openSelections } from '../settling/settlement-store.ts';
import { keepFinalScore } from './final-score.ts';
import { gradeLeg, gradeOf } from './grade-leg.ts';
import { payEarly } from './pay-early.ts';

const bySize = (one: bigint, other: bigint) => (one < other ? -1 : 1);

type GradeMatch = (matchId: string) => Promise<void>;

/**
 * Grades what was bet on in a match and writes a ruling where that is new. Settling the legs is
 * enqueued in the same transaction, so that no ruling is left unsettled (STL-10).
 */
export function matchGrader(
  deps: SettlementDeps & { readonly settleLegs: SettleLegs },
): GradeMatch {
  const { database, catalogue, clock, outbox } = deps;
  return async (id) => {
    await payEarly(id, deps);
    await keepFinalScore(id, deps);
    const matchId = BigInt(id);
    const last = await lastRulings(database.read, matchId);
    const kept = await deps.keptWordsOf(database.read, matchId);
    const open = await openSelections(database.read, selectionIdsOf(catalogue, id, kept));
    const selectionIds = new Set([...open, ...last.keys()]);
    const contested = new Set(
      [...last.values()].filter(contestsProvider).map((one) => one.selectionId),
    );
    const replay = replayIn(id, deps);
    const grades = gradesOf(catalogue, { matchId: id, selectionIds, kept, contested, replay });
    const added = [...grades].flatMap(
      ([selectionId, grade]) => nextRuling(selectionId, grade, last.get(selectionId)) ?? [],
    );
    // A bet may have been placed while its selection was graded.
    const late = [...last.keys()].filter((selectionId) => open.has(selectionId));
    const unsettled = new Set([...added.map(({ selectionId }) => selectionId), ...late]);
    if (unsettled.size === 0) return;
    await database.transact(async (tx) => {
      await keepRulings(tx, added, { matchId, at: clock.now() });
      // In one order: two transactions at once would deadlock otherwise.
      for (const selectionId of [...unsettled].toSorted(bySize)) {
        const payload = { matchId: id, selectionId: String(selectionId) };
        await outbox.enqueue(tx, settleSelectionJob, payload, { key: `settle ${selectionId}` });
      }
    });
  };
}

/** What grading says of selections of one match. */
type Grades = ReadonlyMap<bigint, Reconciled>;

/** The provider's outcome status of each selection of a match, as it is kept. */
type KeptWords = ReadonlyMap<bigint, number>;

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

/** Whether the provider has given its outcome. */
export function isTold({ status }: Pick<Selection, 'status'>): boolean {
  const outcome = legOutcomeOfFeed(status);
  return outcome !== undefined && outcome !== 'pending';
}

type Asked = {
  readonly matchId: string;
  readonly selectionIds: ReadonlySet<bigint>;
  readonly kept: KeptWords;
  /** Rulings that contest the provider: a person decides once the match is no longer in memory. */
  readonly contested: ReadonlySet<bigint>;
  readonly replay: Replay | undefined;
};

/**
 * Only selections whose outcome the provider has given: without it nothing is graded, but for a
 * match that was called off and whose replay is given up (STL-15).
 */
function gradesOf(catalogue: SettledCatalogue, asked: Asked): Grades {
  const held = heldGrades(catalogue, asked);
  const forgotten = [...asked.selectionIds].flatMap((id) => {
    const status = asked.kept.get(id);
    if (status === undefined || catalogue.selection(String(id)) || !isTold({ status })) return [];
    if (asked.contested.has(id)) return [];
    return [[id, byProviderAlone(status)] as const];
  });
  return new Map([...held, ...forgotten]);
}

/** The facts of the match are gone; only the provider's last outcome is left (STL-14). */
const byProviderAlone = (status: number): Reconciled =>
  reconcile({ outcome: 'undecidable', why: 'count-missing' }, legOutcomeOfFeed(status));

function heldGrades(
  catalogue: SettledCatalogue,
  { matchId, selectionIds, replay }: Pick<Asked, 'matchId' | 'selectionIds' | 'replay'>,
): Grades {
  const snapshot = snapshotOf(catalogue, matchId);
  if (!snapshot) return new Map();
  const result = resultOfMatch(snapshot);
  const grades = new Map<bigint, Reconciled>();
  for (const market of catalogue.marketsOf(matchId)) {
    const siblings = catalogue.selectionsOf(market.id);
    for (const selection of siblings) {
      const id = BigInt(selection.id);
      if (!selectionIds.has(id)) continue;
      const leg = { snapshot, market: { market, selection, siblings }, result };
      const grade = gradeInTime(leg, replay);
      if (grade) grades.set(id, grade);
    }
  }
  return grades;
}

/** Undefined while it is too early to grade. */
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

/** Only these may be replayed. A walkover or a retirement has ended the match. */
const calledOff: readonly number[] = [eventStatuses.canceled, eventStatuses.abandoned];

const MINUTE_MS = 60_000;

/** Of a match that was called off; undefined of every other. */
type Replay = 'waited-for' | 'given-up';

/** Until the replay is given up, no stake is refunded that the match may still decide (STL-15). */
export function replayOf(
  { status, startsAt }: Pick<Match, 'status' | 'startsAt'>,
  { withinMinutes, now }: { readonly withinMinutes: number; readonly now: Date },
): Replay | undefined {
  if (!calledOff.includes(status)) return undefined;
  return now.getTime() < startsAt + withinMinutes * MINUTE_MS ? 'waited-for' : 'given-up';
}

/** A match that the provider has removed is not waited for: no news of a replay would come. */
export function replayIn(
  matchId: string,
  { catalogue, clock, settings }: Pick<SettlementDeps, 'catalogue' | 'clock' | 'settings'>,
): Replay | undefined {
  const match = catalogue.matches().get(matchId);
  const { replayWithinMinutes: withinMinutes } = settings.current('settlement');
  return match && replayOf(match, { withinMinutes, now: clock.now() });
}
