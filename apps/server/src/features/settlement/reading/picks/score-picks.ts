import type { Score } from '@kipute/domain/grading/score';
import type { Pick } from '@kipute/domain/grading/selection';
import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { MarketImage } from '../match-image.ts';
import type { Reading } from './read-pick.ts';

type Selection = MarketImage['selection'];

function scoreOf({ line, line2 }: Selection): Score | undefined {
  const isScore = [line, line2].every((goals) => Number.isInteger(goals) && Number(goals) >= 0);
  return isScore && line !== null && line2 !== null ? { home: line, away: line2 } : undefined;
}

export function scorePick({ image: { selection } }: Reading): Pick | undefined {
  const score = scoreOf(selection);
  return score && { kind: 'score', ...score };
}

/** Every score that no other selection lists; one of them that cannot be read leaves it unknown. */
export function otherScorePick({ image: { selection, siblings } }: Reading): Pick | undefined {
  const others = siblings.filter(({ id }) => id !== selection.id);
  const listed = others.flatMap((one) => {
    const score = one.typeId === outcomeTypes.scoreExact ? scoreOf(one) : undefined;
    return score ?? [];
  });
  const isKnown = listed.length > 0 && listed.length === others.length;
  return isKnown ? { kind: 'other-score', listed } : undefined;
}
