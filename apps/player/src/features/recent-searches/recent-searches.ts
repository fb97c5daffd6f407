const RECENT_MAX = 8;

/** The newest first; the same words in other capitals are the same search. */
export function withSearch(list: readonly string[], keyWord: string): readonly string[] {
  const same = (other: string) => other.toLowerCase() === keyWord.toLowerCase();
  return [keyWord, ...list.filter((other) => !same(other))].slice(0, RECENT_MAX);
}

/** What was kept may be anything: only words are searches. */
export function searchesIn(kept: unknown): readonly string[] {
  if (!Array.isArray(kept)) return [];
  const isSearch = (one: unknown): one is string => typeof one === 'string' && one.trim() !== '';
  return kept.filter(isSearch).slice(0, RECENT_MAX);
}
