import { z } from 'zod';
import { anyone, browsing, defineCall } from '../call.ts';
import { bannerTypes } from '../constants/content/banners.ts';
import { isOutsideLink } from '../constants/content/outside-hosts.ts';

const wholeNumber = z.number().int();

const [firstType, ...otherTypes] = Object.values(bannerTypes).map(({ id }) => z.literal(id));
/** Every place where a banner stands. */
export const bannerType = z.union([firstType as NonNullable<typeof firstType>, ...otherTypes]);

/** A path of ours or nothing; two slashes or a backslash would lead to somebody else's host. */
const picturePath = z.string().regex(/^(\/(?!\/)[\w./-]{1,200})?$/);
const PAGE_PATH = /^(\/(?!\/)[\w./?=&%~-]{1,200})?$/;
const jump = z
  .string()
  .max(300)
  .refine((address) => PAGE_PATH.test(address) || isOutsideLink(address));

/** What the specification leaves open about these fields is settled by DECISIONS 0018 and 0054. */
export const bannerFields = {
  type: bannerType,
  /** The offer's name, what is promised in large letters, and a line below. */
  title: z.string().min(1).max(60),
  represent: z.string().max(40),
  note: z.string().max(80),
  /** The picture. */
  address: picturePath,
  /** `jump_type`: 0 leads nowhere, so `jump` is empty; 1 to that page of ours; 2 out of the site. */
  jump,
  jump_type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** The cloth behind the words. */
  format: z.enum(['green', 'red', 'blue']),
  language: z.enum(['sw', 'en']),
  sorting: wholeNumber,
};

export const banner = z
  .object({
    id: wholeNumber,
    ...bannerFields,
    remove_status: z.literal(0),
    clicks_number: wholeNumber,
  })
  .refine(({ jump: address, jump_type: type }) => isJumpOfType(address, type))
  .refine(({ type, represent }) => represent !== '' || type === bannerTypes['pay-phone'].id);

function isJumpOfType(address: string, type: 0 | 1 | 2): boolean {
  const kinds = ['', '/', 'https:'] as const;
  return type === 0 ? address === '' : address.startsWith(kinds[type]);
}

/** A page that goes on clicking says which view of it that is. */
const view = z.string().regex(/^[\w-]{8,40}$/);

export const bannerCalls = {
  'banner/inquire': defineCall({
    summary: 'The banners of a place that are shown now, in the language asked, highest first',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ type: bannerType }),
    output: z.array(banner),
  }),
  'banner/click': defineCall({
    summary: 'Counts that somebody followed a banner, once a view of a page; figures, not proof',
    caller: anyone,
    sites: ['player'],
    rateLimit: { calls: 30, seconds: 60 },
    input: z.object({ id: wholeNumber.min(1).max(2_147_483_647), view }),
    output: z.null(),
  }),
};
