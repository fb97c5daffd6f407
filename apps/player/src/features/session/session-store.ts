import { create } from 'zustand';
import { forget, keepJson, readKeptJson } from '../../platform/device-storage.ts';
import { isAlive, newSession, type Session, sessionIn, type UserInfo } from './session-record.ts';

const STORAGE_KEY = 'session';

const keptSession = () => sessionIn(readKeptJson(STORAGE_KEY), Date.now());

const useSessionStore = create<{ session: Session | undefined }>(() => ({
  session: keptSession(),
}));

/** The signed-in player, or undefined for a visitor. */
export function usePlayer(): UserInfo | undefined {
  return useSessionStore((state) => state.session?.userInfo);
}

export const currentPlayerId = (): string | undefined =>
  useSessionStore.getState().session?.userInfo.id;

export const whenSessionChanges = (changed: () => void): (() => void) =>
  useSessionStore.subscribe(changed);

/** Asked before every call, so an expired session ends at the first call after its last second. */
export function currentToken(): string | undefined {
  const { session } = useSessionStore.getState();
  if (!session) return undefined;
  if (isAlive(session, Date.now())) return session.token;
  endSession();
  return undefined;
}

export function beginSession(reply: { token: string; userInfo: UserInfo }): void {
  setSession(newSession({ ...reply, nowMs: Date.now() }));
}

/** Balances and unread messages change while the token and its end stay the same. */
export function updateUserInfo(userInfo: UserInfo): void {
  const { session } = useSessionStore.getState();
  if (session) setSession({ ...session, userInfo });
}

/** As the live socket, or an answer about messages, tells it. */
export function setUnread(notViewed: number): void {
  const { session } = useSessionStore.getState();
  if (session) updateUserInfo({ ...session.userInfo, not_viewed: notViewed });
}

/** Of the session that somebody else ended, so that it can be asked why (AS-14). */
let endedToken: string | undefined;

export const tokenEndedElsewhere = (): string | undefined => endedToken;

/** By the player's own hand: nobody need be told why. */
export function leaveSession(): void {
  endSession();
  endedToken = undefined;
}

export function endSession(): void {
  endedToken = useSessionStore.getState().session?.token ?? endedToken;
  forget(STORAGE_KEY);
  useSessionStore.setState({ session: undefined });
}

/** Signing in or out in one tab does so in all of them. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) useSessionStore.setState({ session: keptSession() });
  });
}

function setSession(session: Session): void {
  endedToken = undefined;
  keepJson(STORAGE_KEY, session);
  useSessionStore.setState({ session });
}
