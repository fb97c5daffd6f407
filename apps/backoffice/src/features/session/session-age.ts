import { TOKEN_LIFETIME_SECONDS } from '@kipute/contract/constants/timing';

type Aged = { readonly openedAtMs: number };

export function endOf(session: Aged): number {
  return session.openedAtMs + TOKEN_LIFETIME_SECONDS * 1000;
}

/** A session from the future means the device's clock was turned; the server decides then. */
export function isOver(session: Aged, nowMs: number): boolean {
  return nowMs >= endOf(session);
}
