/**
 * Local storage throws when a browser forbids it or its quota is full. The site must open all the
 * same, so a failed write is ignored.
 */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Lost at the next visit, which is acceptable.
  }
  tellKept?.(key);
}

let tellKept: ((key: string) => void) | undefined;

/** For the synchronisation of kept choices with the account. */
export function whenKept(tell: (key: string) => void): void {
  tellKept = tell;
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What was never kept need not be removed.
  }
}

export function readKeptJson(key: string): unknown {
  try {
    return JSON.parse(readKept(key) ?? 'null');
  } catch {
    return null;
  }
}

export function keepJson(key: string, value: unknown): void {
  keep(key, JSON.stringify(value));
}
