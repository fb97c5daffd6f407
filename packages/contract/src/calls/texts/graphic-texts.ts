import { z } from 'zod';
import { administrator, defineCall, definePagedCall, officeWork } from '../../call.ts';
import { rowsOf } from '../../constants/choice.ts';
import {
  articleTypes,
  KEYWORDS_LENGTH_MAX,
  TEXT_LENGTH_MAX,
  TITLE_LENGTH_MAX,
} from '../../constants/content/texts.ts';
import { flag, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { person, reason } from '../office/office-fields.ts';
import { heading, helpTopic, textSlug, textType } from './texts.ts';

/** `rich`: one of the numbered texts of the house; help pages and articles are made and hidden. */
const kind = z.enum(['rich', 'help', 'article']);
const version = z.number().int().min(1).max(1_000_000);
const articleType = z.literal(rowsOf(articleTypes).map(([, { id: number }]) => number));
/** The place in its list: the highest stands first. */
const sort = z.number().int().min(0).max(10_000);

/** A tab or a line break may stand in it; halves of letters and zero bytes cannot be kept. */
const html = z
  .string()
  .max(TEXT_LENGTH_MAX)
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'));

const words = z.object({
  title: visibleText(TITLE_LENGTH_MAX),
  body: html,
  /** What people type who look for it; of help pages. */
  keywords: visibleText(KEYWORDS_LENGTH_MAX).default(''),
});

const content = {
  sw: words,
  /** Empty in title and body: those who read English are shown the Swahili words. */
  en: words,
};

/** Null: at once. */
const releaseTime = instant.nullable().default(null);

const textRow = z.object({
  id,
  kind,
  type: textType.nullable(),
  topic: helpTopic.nullable(),
  slug: textSlug,
  title: z.string(),
  languages: z.enum(['both', 'swahili']),
  hidden: flag,
  sort,
  /** The version in effect; null before the first release. */
  version: version.nullable(),
  release_time: instant.nullable(),
  /** The next that waits for its time. */
  next_version: version.nullable(),
  next_release_time: instant.nullable(),
  /** The newest there is, whatever became of it. */
  newest: version,
  /** Null: the version that came with the product. */
  changed_by: person.nullable(),
  changed_at: instant,
});

const versionRow = z.object({
  version,
  /** Withdrawn before its time came. */
  state: z.enum(['in-effect', 'waiting', 'past', 'withdrawn']),
  release_time: instant,
  /** Null: it came with the product. */
  made_by: person.nullable(),
  made_at: instant,
  note: z.string(),
  /** Of its words: two versions with the same one say the same. */
  hash: z.string(),
});

const written = { ...content, release_time: releaseTime, note: reason };
/** Two languages of a long text. */
const WRITTEN_BYTES_MAX = 1_500_000;

export const graphicTextCalls = {
  'graphic_text/inquire': definePagedCall({
    summary: 'All texts that players read: the numbered ones, help pages and articles',
    caller: administrator('graphic_text/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      kind: kind.optional(),
      topic: helpTopic.optional(),
      hidden: flag.optional(),
      /** Part of a title or a slug. */
      key_word: visibleText(80).optional(),
    }),
    output: z.array(textRow),
  }),
  'graphic_text/detailed': defineCall({
    summary: 'One text with the words of its newest version that stands',
    caller: administrator('graphic_text/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: z.object({ ...textRow.shape, ...content, content_version: version }),
  }),
  'graphic_text/versions': definePagedCall({
    summary: 'The versions of a text, the newest first',
    caller: administrator('graphic_text/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, page, page_size: pageSize }),
    output: z.array(versionRow),
  }),
  'graphic_text/version': defineCall({
    summary: 'The words of one version',
    caller: administrator('graphic_text/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, version }),
    output: z.object({ ...versionRow.shape, ...content }),
  }),
  'graphic_text/preview': defineCall({
    summary: 'Words as players would read them, and what a save would not take',
    caller: administrator('graphic_text/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    bodyLimitBytes: WRITTEN_BYTES_MAX,
    input: z.object({ body: html, language: z.enum(['sw', 'en']) }),
    output: z.object({
      body: z.string(),
      headings: z.array(heading),
      /** Tags, attributes and addresses that are not of the safe subset. */
      taken_out: z.array(z.string()),
      /** Figures and tables that do not exist, or stand where they cannot. */
      unknown: z.array(z.string()),
    }),
  }),
  'graphic_text/add': defineCall({
    summary: 'A new help page or article with its first version',
    caller: administrator('graphic_text/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    bodyLimitBytes: WRITTEN_BYTES_MAX,
    input: z.object({
      kind: z.enum(['help', 'article']),
      /** Of a help page. */
      topic: helpTopic.optional(),
      /** Of an article. */
      type: articleType.optional(),
      slug: textSlug,
      sort,
      ...written,
    }),
    output: z.object({ id }),
  }),
  'graphic_text/update': defineCall({
    summary: 'A new version of a text, shown from its release time on',
    caller: administrator('graphic_text/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    bodyLimitBytes: WRITTEN_BYTES_MAX,
    input: z.object({
      id,
      /** The newest the editor saw. */
      based_on: version,
      ...written,
    }),
    output: z.object({ version }),
  }),
  'graphic_text/restore': defineCall({
    summary: 'The words of an older version as a new one',
    caller: administrator('graphic_text/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, version, based_on: version, release_time: releaseTime, note: reason }),
    output: z.object({ version }),
  }),
  'graphic_text/arrange': defineCall({
    summary: 'Place, topic or type of a help page or an article, and whether it is shown',
    caller: administrator('graphic_text/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      id,
      /** Of a help page. */
      topic: helpTopic.optional(),
      /** Of an article. */
      type: articleType.optional(),
      sort,
      hidden: flag,
    }),
    output: z.null(),
  }),
  'graphic_text/remove': defineCall({
    summary: 'Withdraws a version that waits for its release; it stays in the history',
    caller: administrator('graphic_text/remove'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, version, note: reason }),
    output: z.null(),
  }),
};
