import type { Messages } from '../messages.ts';

/** What was played, and how it ended. */
export const messages = {
  'results.title': 'Results',
  'results.of': 'Results for “{words}”',
  'results.search': 'Search results',
  'results.searchHint': 'Team, league or country',
  'results.clear': 'Clear the search',
  'results.yesterday': 'Yesterday',
  'results.halfTime': 'Half-time {home}–{away}',
  'results.none': 'No results',
  'results.noneHint':
    'Results of the last four weeks are kept here. Choose another day or sport, or search another name.',
} as const satisfies Messages;
