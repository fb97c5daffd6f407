import { useEffect, useState } from 'react';
import { refreshAdministrator } from '../wire/queries.ts';
import { type IdleState, idleState, isCallDue, lastActMs, noteAct } from './activity.ts';
import { signOut } from './sign-in.ts';

const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const LOOKED_AT_EVERY_MS = 1_000;

const stateNow = (idleMinutes: number): IdleState => {
  const nowMs = Date.now();
  return idleState({ nowMs, actedAtMs: lastActMs(nowMs), idleMinutes });
};

const sameState = (one: IdleState, other: IdleState): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'warned' || other.kind !== 'warned' || one.secondsLeft === other.secondsLeft);

/** Watches whether somebody is there, keeps the server informed and signs out who is gone. */
export function useIdle(idleMinutes: number): {
  readonly state: IdleState;
  readonly stay: () => void;
} {
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  useEffect(() => {
    noteAct();
    // Once warned, only the answer counts: a cat on the keyboard is no answer.
    const act = () => {
      if (stateNow(idleMinutes).kind === 'active') noteAct();
    };
    const look = () => {
      const next = stateNow(idleMinutes);
      setState((before) => (sameState(before, next) ? before : next));
      if (next.kind === 'over') void signOut('by-idle');
      else if (isCallDue()) refreshAdministrator();
    };
    for (const name of ACTS) window.addEventListener(name, act, { capture: true, passive: true });
    const looking = setInterval(look, LOOKED_AT_EVERY_MS);
    return () => {
      clearInterval(looking);
      for (const name of ACTS) window.removeEventListener(name, act, { capture: true });
    };
  }, [idleMinutes]);
  const stay = () => {
    noteAct();
    setState({ kind: 'active' });
    refreshAdministrator();
  };
  return { state, stay };
}
