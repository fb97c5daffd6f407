import { fillByLuck } from '@kipute/domain/pools/pool-choices';
import { choicesOf, type PoolGame, pickText, readPick } from '@kipute/domain/pools/pool-pick';
import { loadAreas, t } from '../../../i18n/i18n.ts';
import { showToast } from '../../toasts/toast-store.ts';
import type { Issue } from '../issue/pool.ts';
import { currentDraft, type Draft, isEmptyDraft, pickToSend, setDraft } from './draft-store.ts';

/** `all` draws every single pick anew and leaves doubles; `rest` fills what is empty (POL-122). */
export type LuckOver = 'all' | 'rest';

type Chance = (below: number) => number;

/** What a place is left to chance for has no pick before; everything else keeps its text. */
export function luckyPicks(
  game: PoolGame,
  picks: readonly string[],
  { over, chance }: { over: LuckOver; chance: Chance },
): readonly string[] {
  const isKept = (text: string): boolean => {
    const pick = readPick(game, pickToSend(game, text));
    return pick !== undefined && (over === 'rest' || choicesOf(pick) > 1);
  };
  const drawn = fillByLuck(
    game,
    picks.map(() => undefined),
    chance,
  );
  return picks.map((text, at) => {
    const pick = drawn[at];
    return isKept(text) || !pick ? text : pickText(pick);
  });
}

const deviceChance: Chance = (below) => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
};

export function fillDraft(game: PoolGame, issue: Issue, over: LuckOver): void {
  const before = currentDraft(game, issue);
  const options = { over, chance: deviceChance };
  replaceDraft(game, before, {
    ...before,
    picks: luckyPicks(game, before.picks, options),
    reservePicks: luckyPicks(game, before.reservePicks, options),
  });
}

export function clearDraft(game: PoolGame, issue: Issue): void {
  const before = currentDraft(game, issue);
  const none = (picks: readonly string[]) => picks.map(() => '');
  replaceDraft(game, before, {
    ...before,
    picks: none(before.picks),
    reservePicks: none(before.reservePicks),
  });
}

const UNDO_MS = 8_000;

/** Picks that were there can be brought back. */
export function replaceDraft(game: PoolGame, before: Draft, after: Draft): void {
  setDraft(game, after);
  const isLost = before.issueId === after.issueId && wasOverwritten(before, after);
  if (!isLost) return;
  void loadAreas('pools').then(() =>
    showToast({
      tone: 'notice',
      text: t(isEmptyDraft(after) ? 'pools.cleared' : 'pools.replaced'),
      action: { label: t('pools.undo'), run: () => setDraft(game, before) },
      leavesAfterMs: UNDO_MS,
    }),
  );
}

const wasOverwritten = (before: Draft, after: Draft): boolean =>
  before.picks.some((pick, at) => pick !== '' && pick !== after.picks[at]) ||
  before.reservePicks.some((pick, at) => pick !== '' && pick !== after.reservePicks[at]);
