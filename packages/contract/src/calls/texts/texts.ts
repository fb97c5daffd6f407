import { z } from 'zod';
import { anyone, browsing, defineCall, definePagedCall } from '../../call.ts';
import { wordsOf } from '../../constants/choice.ts';
import { helpTopics } from '../../constants/content/texts.ts';
import { instant, page, pageSize, printableText } from '../../fields.ts';

/** What stands in an address of a help page or an article. */
export const textSlug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Numbers that no text has are answered with a refusal that says so. */
export const textType = z.number().int().min(1).max(999);

export const helpTopic = z.enum(wordsOf(helpTopics));

export const heading = z.object({
  /** Of the element in the body. */
  id: z.string(),
  level: z.literal([2, 3]),
  text: z.string(),
});

const reading = {
  title: z.string(),
  /** HTML of the safe subset, figures and tables filled in. */
  body: z.string(),
  /** For a table of contents. */
  headings: z.array(heading),
  version: z.number().int(),
  release_time: instant,
  /** Of the words; Swahili where the other language was not written. */
  language: z.enum(['sw', 'en']),
};

const articleLine = z.object({
  slug: textSlug,
  type: textType,
  title: z.string(),
  /** The beginning of its first paragraph. */
  lead: z.string(),
  release_time: instant,
});

export const textCalls = {
  'rich_text/inquire': defineCall({
    summary: 'One of the texts of the house by its type, in the version that is in effect',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ type: textType }),
    output: z.object({ type: textType, ...reading }),
  }),
  'article/inquire': definePagedCall({
    summary: 'The further articles, of one type or of all, the highest sorting first',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ type: textType.optional(), page, page_size: pageSize }),
    output: z.array(articleLine),
  }),
  'article/detailed': defineCall({
    summary: 'A further article',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ slug: textSlug }),
    output: z.object({ slug: textSlug, type: textType, ...reading }),
  }),
  'help/inquire': defineCall({
    summary: 'The help pages: all by topic, or those that answer what was typed, the best first',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({
      key_word: printableText(80).default(''),
      topic: helpTopic.optional(),
    }),
    output: z.array(
      z.object({
        slug: textSlug,
        topic: helpTopic,
        title: z.string(),
        /** The words around what was found, or how the page begins. */
        excerpt: z.string(),
      }),
    ),
  }),
  'help/detailed': defineCall({
    summary: 'One help page',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ slug: textSlug }),
    output: z.object({ slug: textSlug, topic: helpTopic, ...reading }),
  }),
};
