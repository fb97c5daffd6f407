/** Every match of one league (route `/league_search`). */
export function leaguePath(leagueId: string): string {
  return `/league_search?competition_id=${leagueId}`;
}
