import type { Messages } from '../messages.ts';

/** What was played, and how it ended. */
export const messages = {
  'results.title': 'Matokeo',
  'results.of': 'Matokeo ya “{words}”',
  'results.search': 'Tafuta matokeo',
  'results.searchHint': 'Timu, ligi au nchi',
  'results.clear': 'Ondoa utafutaji',
  'results.yesterday': 'Jana',
  'results.halfTime': 'Mapumziko {home}–{away}',
  'results.none': 'Hakuna matokeo',
  'results.noneHint':
    'Matokeo ya wiki nne zilizopita yako hapa. Chagua siku au mchezo mwingine, au tafuta kwa jina lingine.',
} as const satisfies Messages;
