/** `tile` is what a list shows of a match, `match` all of its markets. */
export type Scope = 'tile' | 'match';
export type Followed = { readonly matchId: string; readonly scope: Scope };

/**
 * Which matches are on the screen right now. Nothing else is asked of the live socket: a phone
 * pays for every byte of a match that nobody is looking at.
 */
const lookers = new Map<string, Followed & { count: number }>();
const listeners = new Set<() => void>();

export function follow(followed: Followed): () => void {
  const key = `${followed.scope}:${followed.matchId}`;
  const entry = lookers.get(key) ?? { ...followed, count: 0 };
  entry.count += 1;
  lookers.set(key, entry);
  announce();
  return () => {
    entry.count -= 1;
    if (entry.count === 0 && lookers.get(key) === entry) lookers.delete(key);
    announce();
  };
}

export function followedNow(): readonly Followed[] {
  return [...lookers.values()];
}

export function whenFollowedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}
