import { useState } from 'react';
import { composeTexts } from '../../../i18n/texts/pool-compose.ts';
import { poolTexts } from '../../../i18n/texts/pools.ts';
import { type Say, useText } from '../../../i18n/use-text.ts';
import {
  byKickOff,
  type Chosen,
  type ChosenMatch,
  isSame,
  moveMatch,
  type Sizes,
  takeIn,
  takeOut,
  whereIs,
} from './chosen-matches.ts';
import type { Composing } from './compose-context.ts';

/** Where a match stands now, for those who do not see it move. */
function saidWhere(chosen: Chosen, match: ChosenMatch, t: Say): string {
  const where = whereIs(chosen, match.id);
  const named = t(poolTexts.teams, match);
  if (!where) return t(composeTexts.saidOut, { match: named });
  const text = where.side === 'places' ? composeTexts.saidPlace : composeTexts.saidReserve;
  return t(text, { match: named, place: where.place });
}

/** What stands in a draft while it is composed, and the last thing that was done to it. */
export function useDraft(
  first: Chosen,
  sizes: Sizes,
): { readonly composing: Composing; readonly said: string; readonly isChanged: boolean } {
  const t = useText();
  const [chosen, setChosen] = useState(first);
  const [said, setSaid] = useState('');
  const become = (next: Chosen, match: ChosenMatch) => {
    setSaid(next === chosen ? t(composeTexts.saidFull) : saidWhere(next, match, t));
    setChosen(next);
  };
  return {
    said,
    isChanged: !isSame(first, chosen),
    composing: {
      ...{ chosen, sizes, saved: first },
      takeIn: (match, side) => become(takeIn(chosen, match, { side, sizes }), match),
      takeOut: (match) => become(takeOut(chosen, match.id), match),
      move: (match, step) => {
        const next = moveMatch(chosen, match.id, step);
        if (next !== chosen) become(next, match);
      },
      orderByKickOff: () => setChosen(byKickOff(chosen)),
    },
  };
}
