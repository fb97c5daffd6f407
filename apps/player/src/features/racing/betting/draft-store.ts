import {
  pickRefusal,
  type RacingKind,
  type RacingPick,
  racingKinds,
} from '@kipute/domain/racing/racing-bet';
import { keepJson, readKeptJson } from '../../../platform/device-storage.ts';
import { createCell, useCell } from '../../store/cell.ts';

/** `main` is an order of the first three of these, as far as something is picked of them (RCP-11). */
export const mainKinds = ['champion', 'odd-even', 'big-small'] as const;
export const betChoices = [...racingKinds, 'main'] as const;
export type BetChoice = RacingKind | 'main';

/** What is picked of each kind, whichever of them is looked at now. */
export type Draft = {
  readonly choice: BetChoice;
  readonly numbers: Readonly<Record<RacingKind, readonly number[]>>;
  /** Of one ticket, in whole coins; none until the player has said one. */
  readonly stake: number | undefined;
};

const STORAGE_KEY = 'racing.draft';

const noNumbers = Object.fromEntries(
  racingKinds.map((kind) => [kind, []]),
) as unknown as Draft['numbers'];

export const emptyDraft: Draft = { choice: 'champion', numbers: noNumbers, stake: undefined };

/** What an older page wrote may have any shape: what cannot be picked is not picked. */
export function draftIn(kept: unknown): Draft {
  if (typeof kept !== 'object' || kept === null) return emptyDraft;
  const { choice, numbers, stake } = kept as Record<string, unknown>;
  const byKind = (typeof numbers === 'object' && numbers !== null ? numbers : {}) as Record<
    string,
    unknown
  >;
  return {
    choice: betChoices.find((one) => one === choice) ?? emptyDraft.choice,
    numbers: Object.fromEntries(
      racingKinds.map((kind) => [kind, numbersIn(kind, byKind[kind])]),
    ) as Draft['numbers'],
    stake: Number.isSafeInteger(stake) && (stake as number) > 0 ? (stake as number) : undefined,
  };
}

function numbersIn(kind: RacingKind, kept: unknown): readonly number[] {
  if (!Array.isArray(kept)) return [];
  const refusal = pickRefusal({ kind, numbers: kept });
  return refusal === 'racing-pick-invalid' || refusal === 'racing-ten-twice' ? [] : kept;
}

/** Kept on the device, so that a visitor finds the picks again after signing in (RCP-17). */
const draft = createCell<Draft>(draftIn(readKeptJson(STORAGE_KEY)));

export const useDraft = (): Draft => useCell(draft);

export function changeDraft(change: Partial<Draft>): void {
  const next = { ...draft.get(), ...change };
  keepJson(STORAGE_KEY, next);
  draft.set(next);
}

export function changeNumbers(kind: RacingKind, numbers: readonly number[]): void {
  changeDraft({ numbers: { ...draft.get().numbers, [kind]: numbers } });
}

/** Another one of a set, or one less. */
export const toggled = (numbers: readonly number[], one: number): readonly number[] =>
  numbers.includes(one)
    ? numbers.filter((other) => other !== one)
    : [...numbers, one].sort((left, right) => left - right);

export const kindsOf = (choice: BetChoice): readonly RacingKind[] =>
  choice === 'main' ? mainKinds : [choice];

/** The picks of the order as it would be placed now; of `main` those kinds that have any. */
export function picksOf({ choice, numbers }: Draft): readonly RacingPick[] {
  const picks = kindsOf(choice).map((kind) => ({ kind, numbers: numbers[kind] }));
  return choice === 'main' ? picks.filter((pick) => pick.numbers.length > 0) : picks;
}

/** After the bet was placed: the next one begins empty, with the same stake. */
export function forgetPicks(choice: BetChoice): void {
  const emptied = Object.fromEntries(kindsOf(choice).map((kind) => [kind, []]));
  changeDraft({ numbers: { ...draft.get().numbers, ...emptied } });
}
