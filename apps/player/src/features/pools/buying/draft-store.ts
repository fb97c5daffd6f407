import type { PayWith } from '@kipute/domain/betting/stake';
import { type PoolGame, poolGames } from '@kipute/domain/pools/pool-pick';
import { keepJson, readKeptJson } from '../../../platform/device-storage.ts';
import { type Cell, createCell, useCell } from '../../store/cell.ts';
import type { Issue } from '../issue/pool.ts';

/**
 * A ticket that is being filled in. A place that waits for its pick has an empty text; a double of
 * the jackpot keeps the order of its taps, because a third result replaces the older one.
 */
export type Draft = {
  readonly issueId: string;
  readonly picks: readonly string[];
  readonly reservePicks: readonly string[];
  readonly multiplier: number;
  readonly paidWith: PayWith;
};

type Shape = Pick<Issue, 'id' | 'guess_number' | 'reserves'>;

export function emptyDraft({ id, guess_number, reserves }: Shape): Draft {
  return {
    issueId: id,
    picks: Array.from({ length: guess_number }, () => ''),
    reservePicks: Array.from({ length: reserves }, () => ''),
    multiplier: 1,
    paidWith: 'balance',
  };
}

const storageKey = (game: PoolGame): string => `pool.draft.${game}`;

/** Kept on the device, so that a visitor finds the picks again after signing in (POL-126). */
const drafts: Readonly<Record<PoolGame, Cell<Draft | undefined>>> = {
  jackpot: createCell(keptDraft('jackpot')),
  'lucky-six': createCell(keptDraft('lucky-six')),
};

function keptDraft(game: PoolGame): Draft | undefined {
  const kept = readKeptJson(storageKey(game));
  return isDraft(kept) ? kept : undefined;
}

function areTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every((text) => typeof text === 'string');
}

/** What an older page wrote may have any shape. */
function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { issueId, picks, reservePicks, multiplier, paidWith } = kept as Record<string, unknown>;
  return (
    typeof issueId === 'string' &&
    areTexts(picks) &&
    areTexts(reservePicks) &&
    Number.isSafeInteger(multiplier) &&
    (paidWith === 'balance' || paidWith === 'credit')
  );
}

/** Picks are of one issue: those of an issue before it are no picks of this one. */
export function draftOf(draft: Draft | undefined, issue: Shape): Draft {
  const isOfIssue =
    draft?.issueId === issue.id &&
    draft.picks.length === issue.guess_number &&
    draft.reservePicks.length === issue.reserves;
  return isOfIssue ? draft : emptyDraft(issue);
}

export const useDraft = (game: PoolGame, issue: Issue): Draft =>
  draftOf(useCell(drafts[game]), issue);

export const currentDraft = (game: PoolGame, issue: Issue): Draft =>
  draftOf(drafts[game].get(), issue);

export function setDraft(game: PoolGame, draft: Draft): void {
  keepJson(storageKey(game), draft);
  drafts[game].set(draft);
}

export function changeDraft(
  game: PoolGame,
  issue: Issue,
  change: Partial<Omit<Draft, 'issueId'>>,
): void {
  setDraft(game, { ...currentDraft(game, issue), ...change });
}

/** After a ticket was bought: the next one begins empty, and is paid from the same purse. */
export function forgetPicks(issueId: string): void {
  for (const game of poolGames) {
    const draft = drafts[game].get();
    if (draft?.issueId !== issueId) continue;
    const none = (picks: readonly string[]) => picks.map(() => '');
    setDraft(game, {
      ...draft,
      ...{ picks: none(draft.picks), reservePicks: none(draft.reservePicks), multiplier: 1 },
    });
  }
}

const resultLetters = ['1', 'X', '2'] as const;

/** As it is sent: `X1`, in the order of taps, is the pick `1X`. */
export const pickToSend = (game: PoolGame, pick: string): string =>
  game === 'jackpot' ? resultLetters.filter((letter) => pick.includes(letter)).join('') : pick;

/** One pick more, or another one; which text it is, the game knows. */
export const withPick = (picks: readonly string[], at: number, pick: string): readonly string[] =>
  picks.map((before, place) => (place === at ? pick : before));

export const isEmptyDraft = ({ picks, reservePicks }: Draft): boolean =>
  [...picks, ...reservePicks].every((pick) => pick === '');
