import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { RefusedResult } from '../settlement/index.ts';
import { refusedResultTexts } from './review-reason.ts';

const abouts: Readonly<Record<string, Localised>> = {
  result: { sw: 'Matokeo ya mechi', en: 'Result of a match' },
  event: { sw: 'Hali ya mechi', en: 'Status of a match' },
  fact: { sw: 'Hesabu au matokeo', en: 'A count or score' },
  incident: { sw: 'Tukio la mechi', en: 'An incident' },
  selection: { sw: 'Neno juu ya chaguo', en: 'Word on a selection' },
};

/** Rules of the feed, in the words of who looks for a missing result. */
const reasons: Readonly<Record<string, Localised>> = {
  ...refusedResultTexts,
  'unknown-entity': {
    sw: 'Inahusu kitu ambacho hatukijui',
    en: 'It tells of something that is not known',
  },
  'foreign-key': {
    sw: 'Inataja mechi au timu ambayo hatuijui',
    en: 'It names a match or a team that is not known',
  },
  'created-twice': { sw: 'Imetajwa mara mbili', en: 'It was told twice' },
  stale: {
    sw: 'Imefika baada ya habari mpya zaidi',
    en: 'It came after newer news, or again',
  },
  'still-referenced': {
    sw: 'Imefutwa huku wengine wakiitaja',
    en: 'It was taken away while others name it',
  },
};

/** A word without a text is told as it was kept. */
function say(texts: Readonly<Record<string, Localised>>, word: string, locale: Locale): string {
  const text = texts[word];
  return text ? textIn(locale, text) : word;
}

export function refusedResultView(
  row: RefusedResult,
  locale: Locale,
): CallContent<'order_list/refused_results'>[number] {
  return {
    id: String(row.id),
    match_id: row.matchId === null ? null : String(row.matchId),
    about: say(abouts, row.about, locale),
    why: say(reasons, row.reason, locale),
    subject_id: row.subjectId,
    words: JSON.stringify(row.words),
    times: row.times,
    first_heard_at: row.firstHeardAt.toISOString(),
    last_heard_at: row.lastHeardAt.toISOString(),
  };
}
