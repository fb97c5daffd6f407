import { z } from 'zod';
import { administrator, defineCall, definePagedCall, officeWork } from '../../call.ts';
import { flag, instant, page, pageSize, visibleText } from '../../fields.ts';
import { bannerFields, bannerType } from '../banner.ts';
import { person } from './office-fields.ts';

/** Of a row of ours; a longer one is nobody's. */
const rowId = z.string().regex(/^\d{1,9}$/);

/** `shown` now, `waiting` for its time, `over`. */
const state = z.enum(['shown', 'waiting', 'over']);

const managedBanner = z.object({
  id: rowId,
  ...bannerFields,
  /** For the office alone. */
  description: z.string(),
  /** Null: at once, and until somebody removes it. */
  shown_from: instant.nullable(),
  shown_until: instant.nullable(),
  state,
  clicks_number: z.number().int(),
  clicks_today: z.number().int(),
  changed_by: person.nullable(),
  changed_at: instant,
  /** Of the row as it was read; a change says on which one it is based. */
  revision: z.number().int(),
});

const wanted = {
  type: bannerType,
  language: bannerFields.language,
  title: visibleText(60).min(1),
  represent: visibleText(40).default(''),
  note: visibleText(80).default(''),
  address: z.string().max(200).default(''),
  jump_type: bannerFields.jump_type,
  jump: z.string().trim().max(300).default(''),
  format: bannerFields.format,
  sorting: z.number().int().min(0).max(10_000),
  shown_from: instant.nullable().default(null),
  shown_until: instant.nullable().default(null),
  description: visibleText(200).default(''),
};

const usual = { sites: ['backoffice'], rateLimit: officeWork } as const;
const revision = z.number().int().min(0);

export const bannerOfficeCalls = {
  'banner/manage': definePagedCall({
    ...usual,
    summary: 'Banners of every place with their time and their clicks, highest sorting first',
    caller: administrator('banner/inquire'),
    input: z.object({
      page,
      page_size: pageSize,
      type: bannerType.optional(),
      language: bannerFields.language.optional(),
      state: state.optional(),
    }),
    output: z.array(managedBanner),
  }),
  'banner/add': defineCall({
    ...usual,
    summary: 'A new banner; its picture and where it leads are checked',
    caller: administrator('banner/add'),
    input: z.object(wanted),
    output: z.object({ id: rowId }),
  }),
  'banner/update': defineCall({
    ...usual,
    summary: 'Another wording, picture, place or time of a banner; an older revision is refused',
    caller: administrator('banner/update'),
    input: z.object({ id: rowId, revision, ...wanted }),
    output: z.null(),
  }),
  'banner/remove': defineCall({
    ...usual,
    summary: 'Takes a banner away for good; its clicks stay counted',
    caller: administrator('banner/remove'),
    input: z.object({ id: rowId }),
    output: z.null(),
  }),
};

const leagueIds = z.array(z.string().regex(/^\d{1,19}$/)).max(20);

const managedPopular = z.object({
  id: rowId,
  title_sw: z.string(),
  title_en: z.string(),
  /** A picture of ours, the letters of a country, or nothing. */
  icon: z.string(),
  /** League ids joined by #; empty: the leagues of that name. */
  associated: z.string(),
  associated_names: z.string(),
  note: z.string(),
  sorting: z.number().int(),
  show_status: flag,
  /** 1: its matches pay early at two goals ahead, so its leagues are not changed here. */
  up_goal: flag,
  changed_at: instant.nullable(),
  revision: z.number().int(),
});

const popularWanted = {
  title_sw: visibleText(60).min(1),
  title_en: visibleText(60).min(1),
  icon: z
    .string()
    .max(80)
    .regex(/^$|^[A-Z]{2}(-[A-Z]{3})?$|^\/files\/[0-9a-f]{32}(-\d{1,4})?\.webp$/)
    .default(''),
  associated: leagueIds,
  note: visibleText(200).default(''),
  sorting: z.number().int().min(0).max(10_000),
  show_status: flag,
};

export const popularOfficeCalls = {
  'popular/manage': defineCall({
    ...usual,
    summary: 'Popular competitions with the leagues behind them, hidden ones as well',
    caller: administrator('popular/inquire'),
    input: z.object({}),
    output: z.array(managedPopular),
  }),
  'popular/leagues': definePagedCall({
    ...usual,
    summary: 'Leagues by a part of their name, to be associated with a popular competition',
    caller: administrator('popular/inquire'),
    input: z.object({ page, page_size: pageSize, text: visibleText(60).optional() }),
    output: z.array(
      z.object({ id: z.string(), name: z.string(), country: z.string(), sport: z.string() }),
    ),
  }),
  'popular/add': defineCall({
    ...usual,
    summary: 'A new popular competition',
    caller: administrator('popular/add'),
    input: z.object(popularWanted),
    output: z.object({ id: rowId }),
  }),
  'popular/update': defineCall({
    ...usual,
    summary: 'Another title, icon, place or league of one; an older revision is refused',
    caller: administrator('popular/update'),
    input: z.object({ id: rowId, revision, ...popularWanted }),
    output: z.null(),
  }),
  'popular/remove': defineCall({
    ...usual,
    summary: 'Takes one away',
    caller: administrator('popular/remove'),
    input: z.object({ id: rowId }),
    output: z.null(),
  }),
};
