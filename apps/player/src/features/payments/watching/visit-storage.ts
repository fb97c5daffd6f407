/**
 * What a tab keeps until it is closed: the payment under way and its idempotency key.
 * A browser that forbids it forgets them on a reload, and the server finds the payment again.
 */
export function readForVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepForVisit(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Asked for from the server at the next visit.
  }
}

export function forgetForVisit(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // What was never kept need not be removed.
  }
}
