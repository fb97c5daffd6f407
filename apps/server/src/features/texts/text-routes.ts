import type { HelpTopic } from '@kipute/contract/constants/content/texts';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { answer, answerPage, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import type { Reading, Readings } from './shown/readings.ts';
import { leadOf } from './shown/search-help.ts';
import type { Language } from './text-content.ts';

export type TextRoutes = HandlersFor<
  'rich_text/inquire' | 'article/inquire' | 'article/detailed' | 'help/inquire' | 'help/detailed'
>;

const FOUND_MAX = 20;

export const languageOf = { sw: 'sw', 'en-US': 'en' } as const satisfies Record<Locale, Language>;

/** What players and visitors read: from memory, the same for everybody. */
export function textRoutes(readings: Readings): TextRoutes {
  return {
    'rich_text/inquire': async ({ type }, { locale }) => {
      const reading = readings.ofType(type, languageOf[locale]);
      return reading ? answer({ type, ...readingView(reading) }) : refuseWith('text-unknown');
    },
    'article/inquire': async ({ type, page, page_size }, { locale }) => {
      const articles = readings
        .all('article', languageOf[locale])
        .filter(({ shown }) => type === undefined || shown.type === type);
      const rows = articles.slice((page - 1) * page_size, page * page_size);
      return answerPage(rows.map(articleLine), articles.length);
    },
    'article/detailed': async ({ slug }, { locale }) => {
      const reading = readings.ofSlug('article', slug, languageOf[locale]);
      if (!reading) return refuseWith('text-unknown');
      return answer({ slug, type: reading.shown.type ?? 0, ...readingView(reading) });
    },
    'help/inquire': async ({ key_word, topic }, { locale }) => {
      const language = languageOf[locale];
      const isMeant = ({ shown }: Reading) => topic === undefined || shown.topic === topic;
      if (key_word === '') {
        return answer(
          readings
            .all('help', language)
            .filter(isMeant)
            .map((reading) => helpLine(reading, leadOf(reading.body))),
        );
      }
      const found = readings.search(key_word, language, FOUND_MAX);
      return answer(
        found
          .filter(({ page }) => isMeant(page))
          .map(({ page, excerpt }) => helpLine(page, excerpt)),
      );
    },
    'help/detailed': async ({ slug }, { locale }) => {
      const reading = readings.ofSlug('help', slug, languageOf[locale]);
      if (!reading) return refuseWith('text-unknown');
      return answer({ slug, topic: topicOf(reading), ...readingView(reading) });
    },
  };
}

// Only shelves of the contract are ever written to a help page.
const topicOf = ({ shown }: Reading): HelpTopic => shown.topic as HelpTopic;

const readingView = ({ shown, title, body, headings, language }: Reading) => ({
  title,
  body,
  headings: headings.map((heading) => ({ ...heading })),
  version: shown.version.number,
  release_time: shown.version.releasedAt.toISOString(),
  language,
});

const articleLine = (reading: Reading): CallContent<'article/inquire'>[number] => ({
  slug: reading.shown.slug,
  type: reading.shown.type ?? 0,
  title: reading.title,
  lead: leadOf(reading.body),
  release_time: reading.shown.version.releasedAt.toISOString(),
});

const helpLine = (reading: Reading, excerpt: string): CallContent<'help/inquire'>[number] => ({
  ...{ slug: reading.shown.slug, topic: topicOf(reading), title: reading.title, excerpt },
});
