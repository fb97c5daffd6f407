import { useMemo, useSyncExternalStore } from 'react';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import {
  listenToMatchState,
  type MatchState,
  matchStateOf,
} from '../../../features/live-odds/match-state.ts';
import type { OrderLeg } from '../order-result.ts';
import { type LegStanding, legStanding } from './leg-standing.ts';

export type LegNow = {
  readonly leg: OrderLeg;
  readonly state: MatchState | undefined;
  readonly standing: LegStanding;
};

/** Every leg with the state of its match; drawn again when one of them changes. */
export function useStandings(legs: readonly OrderLeg[]): readonly LegNow[] {
  const store = useMemo(() => statesOf(legs.map(({ match_id }) => match_id)), [legs]);
  const states = useSyncExternalStore(store.listen, store.states, store.states);
  return legs.map((leg, at) => {
    const state = states[at];
    return { leg, state, standing: legStanding(leg, state, serverNowMs()) };
  });
}

type States = readonly (MatchState | undefined)[];

/** The same list as long as no match of it has changed. */
function statesOf(matchIds: readonly string[]) {
  let last: States = matchIds.map(matchStateOf);
  return {
    states: (): States => {
      const now = matchIds.map(matchStateOf);
      if (now.some((state, at) => state !== last[at])) last = now;
      return last;
    },
    listen: (changed: () => void) => {
      const leave = matchIds.map((id) => listenToMatchState(id, changed));
      return () => {
        for (const each of leave) each();
      };
    },
  };
}
