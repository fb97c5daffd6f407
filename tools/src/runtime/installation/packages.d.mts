/** The first thing that differs from the lock file; null when all is installed. */
export function findStale(root: string): string | null;
