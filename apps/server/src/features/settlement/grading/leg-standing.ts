import { legOutcomeOfFeed } from '@kipute/contract/constants/betting/outcomes';
import type { OurWord, ProviderWord } from '@kipute/domain/grading/reconcile';
import { snapshotOf } from '../match-snapshot.ts';
import type { SettledCatalogue } from '../ports.ts';
import { type ReadingRefusal, resultOfMatch } from '../result/read-result.ts';
import { isRunning, scoreOf } from './final-score.ts';
import { gradeOf } from './grade-leg.ts';

/** What our result and the provider say of a leg at this moment. */
export type LegStanding = {
  /** 1 to 8 of the match statuses; 0 when the match is no longer in memory. */
  readonly matchStatus: number;
  readonly sportId: number | undefined;
  readonly startsAt: Date | undefined;
  /** "2:1"; empty while it is unknown. */
  readonly score: string;
  /** Undefined where the selection is no longer in memory, and the facts with it. */
  readonly ours: OurWord | undefined;
  readonly provider: ProviderWord | undefined;
  /** Why the result is not believed; in play a contradiction is waited for. */
  readonly resultRefused: ReadingRefusal | undefined;
};

type Named = { readonly matchId: string; readonly selectionId: string };

/** `kept` is the provider's last outcome of a selection that is no longer in memory. */
export function legStanding(
  catalogue: SettledCatalogue,
  { matchId, selectionId }: Named,
  kept: number | undefined,
): LegStanding {
  const match = catalogue.matches().get(matchId);
  const snapshot = snapshotOf(catalogue, matchId);
  const selection = catalogue.selection(selectionId);
  const provider = legOutcomeOfFeed(selection?.status ?? kept ?? 0);
  if (!match || !snapshot) return { ...nothingHeld, provider };
  const result = resultOfMatch(snapshot);
  const score = result.ok ? scoreOf(result.value) : undefined;
  const market = catalogue.marketOfSelection(selectionId);
  const ours =
    market &&
    selection &&
    gradeOf({
      snapshot,
      market: { market, selection, siblings: catalogue.selectionsOf(market.id) },
      result,
    });
  return {
    ...{ matchStatus: match.status, sportId: match.sportId, startsAt: new Date(match.startsAt) },
    ...{ score: score ? `${score.home}:${score.away}` : '', ours, provider },
    resultRefused: result.ok || isRunning(match.status) ? undefined : result.refusal,
  };
}

const nothingHeld = {
  ...{ matchStatus: 0, sportId: undefined, startsAt: undefined, score: '' },
  ...{ ours: undefined, resultRefused: undefined },
} as const;
