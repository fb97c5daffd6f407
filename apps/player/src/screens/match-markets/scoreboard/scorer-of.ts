/** Which side scored between two scores, written "1-0"; undefined when a goal was taken back. */
export function scorerOf(before: string | undefined, after: string): 'home' | 'away' | undefined {
  if (before === undefined) return undefined;
  const [homeBefore = 0, awayBefore = 0] = before.split('-').map(Number);
  const [home = 0, away = 0] = after.split('-').map(Number);
  if (home > homeBefore) return 'home';
  return away > awayBefore ? 'away' : undefined;
}
