import { SLIP_KEPT_DAYS } from '@kipute/contract/constants/timing';
import { create } from 'zustand';
import { keepJson, readKeptJson } from '../../platform/device-storage.ts';
import { type Pick, type PickRefusal, refusalOf, toggled } from './pick.ts';

/** The specification's key in local storage. */
export const STORAGE_KEY = 'bet';

const KEPT_MS = SLIP_KEPT_DAYS * 86_400_000;

const keptPicks = () => picksIn(readKeptJson(STORAGE_KEY), Date.now());

const usePicksStore = create<{ picks: readonly Pick[] }>(() => ({ picks: keptPicks() }));

export function usePicks(): readonly Pick[] {
  return usePicksStore(({ picks }) => picks);
}

export const currentPicks = (): readonly Pick[] => usePicksStore.getState().picks;

export function usePickCount(): number {
  return usePicksStore(({ picks }) => picks.length);
}

export function usePicked(selectionId: string | undefined): boolean {
  return usePicksStore(({ picks }) => picks.some(({ id_card }) => id_card === selectionId));
}

/** Undefined when the slip took it in or let it go. */
export function togglePick(pick: Pick): PickRefusal | undefined {
  const { picks } = usePicksStore.getState();
  const isPicked = picks.some(({ id_card }) => id_card === pick.id_card);
  const refusal = isPicked ? undefined : refusalOf(pick);
  if (refusal === undefined) setPicks(toggled(picks, pick));
  return refusal;
}

/** A pick in one tab is a pick in all of them. */
export function followPicksOfOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) usePicksStore.setState({ picks: keptPicks() });
  });
}

export function setPicks(picks: readonly Pick[]): void {
  keepJson(STORAGE_KEY, keptFor(picks, Date.now()));
  usePicksStore.setState({ picks });
}

type KeptPicks = { readonly bet_list: readonly Pick[]; readonly endsAtMs: number };

/** Every change keeps the slip for another two days. */
export function keptFor(picks: readonly Pick[], nowMs: number): KeptPicks {
  return { bet_list: picks, endsAtMs: nowMs + KEPT_MS };
}

/** Nothing when the time is over or what is there was not written by us. */
export function picksIn(kept: unknown, nowMs: number): readonly Pick[] {
  const { bet_list: picks, endsAtMs } = (kept ?? {}) as Partial<KeptPicks>;
  if (!Array.isArray(picks) || typeof endsAtMs !== 'number' || endsAtMs <= nowMs) return [];
  return picks.filter(isPick);
}

function isPick(value: unknown): value is Pick {
  const { id_card, eventId, odds } = (value ?? {}) as Partial<Pick>;
  return typeof id_card === 'string' && typeof eventId === 'string' && typeof odds === 'number';
}
