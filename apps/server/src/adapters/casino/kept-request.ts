/** A message for whoever must explain it later, without the words that would open a session. */
export function withoutWords(request: object, words: readonly string[]): string {
  const kept = Object.entries(request).filter(([name]) => !words.includes(name));
  return JSON.stringify(Object.fromEntries(kept));
}
