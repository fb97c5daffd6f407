import { type Senti, senti } from '../money/senti.ts';
import type { CasinoMove } from './wallet-law.ts';

/** A transaction as one side has it. */
export type BookLine = {
  readonly transaction: string;
  readonly kind: CasinoMove;
  readonly amount: Senti;
  /** Of a rollback: the stake it takes back; else empty. */
  readonly target: string;
  /** Kept and without effect. */
  readonly isVoid: boolean;
};

export type BookDifference = {
  readonly transaction: string;
  readonly kind: 'missing-here' | 'missing-there' | 'amount-differs';
  readonly ours: Senti | undefined;
  readonly theirs: Senti | undefined;
};

/**
 * Two books of a day, compared both ways, transaction by transaction (CAS-40). A stake that was
 * taken back before it could count is no stake on either side, whatever of it arrived.
 */
export function compareBooks(
  ours: readonly BookLine[],
  theirs: readonly BookLine[],
): readonly BookDifference[] {
  const here = new Map(ours.map((line) => [line.transaction, line]));
  const there = new Map(theirs.map((line) => [line.transaction, line]));
  const takenBack = new Set([...targetsOf(ours), ...targetsOf(theirs)]);
  const ofTheirs = theirs.flatMap((line): BookDifference[] => {
    const { transaction, amount } = line;
    const known = here.get(transaction);
    if (known) return differenceOf(known, line, takenBack);
    const isNothing = isWithoutEffect(line, here, takenBack);
    return isNothing
      ? []
      : [{ transaction, kind: 'missing-here', ours: undefined, theirs: amount }];
  });
  const missingThere = ours.flatMap((line): BookDifference[] => {
    const { transaction, amount, isVoid } = line;
    if (isVoid || there.has(transaction)) return [];
    return [{ transaction, kind: 'missing-there', ours: amount, theirs: undefined }];
  });
  return [...ofTheirs, ...missingThere];
}

const targetsOf = (lines: readonly BookLine[]): readonly string[] =>
  lines.flatMap(({ kind, target }) => (kind === 'rollback' ? [target] : []));

/** A stake that never came here and was taken back, or the rollback of such a one. */
function isWithoutEffect(
  { kind, transaction, target }: BookLine,
  here: ReadonlyMap<string, BookLine>,
  takenBack: ReadonlySet<string>,
): boolean {
  if (kind === 'debit') return takenBack.has(transaction);
  return kind === 'rollback' && !here.has(target);
}

function differenceOf(
  ours: BookLine,
  theirs: BookLine,
  takenBack: ReadonlySet<string>,
): BookDifference[] {
  const { transaction } = ours;
  const isNothing = ours.isVoid && (ours.kind === 'rollback' || takenBack.has(transaction));
  const effect = ours.isVoid ? senti(0n) : ours.amount;
  const isSame = ours.kind === theirs.kind && (isNothing || effect === theirs.amount);
  return isSame
    ? []
    : [{ transaction, kind: 'amount-differs', ours: effect, theirs: theirs.amount }];
}
