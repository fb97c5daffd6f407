import { z } from 'zod';
import { anyone, browsing, defineCall } from '../call.ts';
import { bannerTypes } from '../constants/content/banners.ts';

const wholeNumber = z.number().int();

const carousel = z.union([
  z.literal(bannerTypes['home-carousel-phone'].id),
  z.literal(bannerTypes['home-carousel-desktop'].id),
]);

/** A path of ours or nothing; two slashes or a backslash would lead to somebody else's host. */
const picturePath = z.string().regex(/^(\/(?!\/)[\w./-]{1,200})?$/);
const pagePath = z.string().regex(/^(\/(?!\/)[\w./?=&%~-]{1,200})?$/);

/** What the specification leaves open about these fields is settled by DECISION 0018. */
export const banner = z.object({
  id: wholeNumber,
  type: carousel,
  /** The offer's name, what is promised in large letters, and a line below. */
  title: z.string().min(1).max(60),
  represent: z.string().min(1).max(40),
  note: z.string().max(80),
  /** The picture. */
  address: picturePath,
  /** `jump_type`: 0 leads nowhere, so `jump` is empty; 1 to that page of ours. */
  jump: pagePath,
  jump_type: z.union([z.literal(0), z.literal(1)]),
  /** The cloth behind the words. */
  format: z.enum(['green', 'red', 'blue']),
  language: z.enum(['sw', 'en']),
  sorting: wholeNumber,
  remove_status: z.literal(0),
  clicks_number: wholeNumber,
});

export const bannerCalls = {
  'banner/inquire': defineCall({
    summary: 'The carousel of home for a device, in the language asked, highest sorting first',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: z.object({ type: carousel }),
    output: z.array(banner),
  }),
};
