import { TOKEN_LIFETIME_SECONDS } from '@kipute/contract/constants/timing';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type Session = { readonly token: string; readonly openedAtMs: number };

/** `by-idle`: nobody used the page for too long. */
type SessionEnd = 'by-choice' | 'by-time' | 'by-idle';

type SessionState = {
  /** Null and not undefined: only null survives in storage, where other tabs read it. */
  readonly session: Session | null;
  /** Why there is no session: the sign-in screen says so. */
  readonly ended: 'never-began' | SessionEnd;
};

const STORAGE_KEY = 'kipute.backoffice.session';

/** The token stays in local storage, so a reload or a second tab is still signed in (BO-10). */
export const useSession = create<SessionState>()(
  persist((): SessionState => ({ session: null, ended: 'never-began' }), {
    name: STORAGE_KEY,
    partialize: ({ session }) => ({ session }),
  }),
);

export function openSession(token: string, nowMs: number): void {
  useSession.setState({ session: { token, openedAtMs: nowMs }, ended: 'never-began' });
}

export function endSession(ended: SessionEnd): void {
  if (!useSession.getState().session) return;
  useSession.setState({ session: null, ended });
}

export function currentToken(): string | undefined {
  return useSession.getState().session?.token;
}

/**
 * Ends an overdue session now and any other at its hour; signing out elsewhere ends it here. What
 * one administrator was shown must not be there for the next: `forget` is called in between.
 */
export function watchSession(forget: () => void): void {
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const setAlarm = ({ session }: SessionState) => {
    clearTimeout(alarm);
    if (!session) return;
    alarm = setTimeout(() => endSession('by-time'), Math.max(endOf(session) - Date.now(), 0));
  };
  const { session } = useSession.getState();
  if (session && isOver(session, Date.now())) endSession('by-time');
  setAlarm(useSession.getState());
  useSession.subscribe((now, before) => {
    setAlarm(now);
    if (now.session?.token !== before.session?.token) forget();
  });
  window.addEventListener('storage', (change) => {
    if (change.key === STORAGE_KEY) void useSession.persist.rehydrate();
  });
}

type Aged = { readonly openedAtMs: number };

export function endOf(session: Aged): number {
  return session.openedAtMs + TOKEN_LIFETIME_SECONDS * 1000;
}

/** A session from the future means that the device's clock was changed; the server decides then. */
export function isOver(session: Aged, nowMs: number): boolean {
  return nowMs >= endOf(session);
}
