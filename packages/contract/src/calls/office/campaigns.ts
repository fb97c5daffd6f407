import { z } from 'zod';
import {
  administrator,
  defineCall,
  definePagedCall,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import { amount, flag, id, instant, page, pageSize } from '../../fields.ts';
import {
  campaignAudience,
  campaignKind,
  campaignPicture,
  campaignRules,
  campaignState,
  campaignWords,
  eatDay,
} from '../campaign-fields.ts';
import { deed, maskedPhone, person, reason } from './office-fields.ts';

const count = z.number().int().min(0);

const listed = z.object({
  id,
  kind: campaignKind,
  state: campaignState,
  title: z.string(),
  first_day: eatDay,
  last_day: eatDay,
  audience: campaignAudience,
  budget: amount,
  spent: amount,
  /** Rewards that were given. */
  granted: count,
  /** Reached, and waiting: for the budget, or for the end of a player's break. */
  owed: count,
  participants: count,
  sort: z.number().int(),
  made_by: person.nullable(),
  made_at: instant,
});

const plan = z.object({
  first_day: eatDay,
  last_day: eatDay,
  audience: campaignAudience,
  rules: campaignRules,
  budget: amount,
  picture: campaignPicture,
  sort: z.number().int().min(0).max(1_000),
});

const revision = z.object({
  revision: count,
  /** Its rules hold from this day on; words and picture at once. */
  from_day: eatDay,
  changed_by: person.nullable(),
  changed_at: instant,
  note: z.string(),
  rules: campaignRules,
  budget: amount,
  last_day: eatDay,
});

const detailed = listed.extend({
  ...plan.shape,
  revision: count,
  words: campaignWords,
  started_by: person.nullable(),
  started_at: instant.nullable(),
  stopped_by: person.nullable(),
  stopped_at: instant.nullable(),
  revisions: z.array(revision),
});

const written = plan.extend({ words: campaignWords, reason });

export const campaignOfficeCalls = {
  'campaign/inquire': definePagedCall({
    summary: 'Campaigns with their state and what they cost, the newest first',
    caller: administrator('campaign/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      kind: campaignKind.optional(),
      state: campaignState.optional(),
    }),
    output: z.array(listed),
  }),
  'campaign/detailed': defineCall({
    summary: 'One campaign with its words, rules and every revision of them',
    caller: administrator('campaign/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: detailed,
  }),
  'campaign/add': defineCall({
    summary: 'Writes a draft, which no player sees',
    caller: administrator('campaign/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: written.extend({ kind: campaignKind }),
    output: detailed,
  }),
  'campaign/update': defineCall({
    summary:
      'A new revision; rules of one that runs change from the next day on, and a larger budget may need a second person',
    caller: provenAdministrator('campaign/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: written.extend({ id, revision: count }),
    output: deed,
  }),
  'campaign/start': defineCall({
    summary: 'Starts a draft; from a budget of the office configuration on, with a second person',
    caller: provenAdministrator('campaign/start'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, revision: count, reason }),
    output: deed,
  }),
  'campaign/stop': defineCall({
    summary: 'Ends it now and for good; what was reached before is paid',
    caller: provenAdministrator('campaign/stop'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, reason }),
    output: z.null(),
  }),
  'campaign/participants': definePagedCall({
    summary: 'Who takes part in a campaign, how far they are and what they were given',
    caller: administrator('campaign/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ page, page_size: pageSize, id, user_id: id.optional() }),
    output: z.array(
      person.extend({
        phone: maskedPhone,
        since: instant,
        joined: flag,
        /** Of daily stakes: days reached so far. */
        days: count,
        given: amount,
        owed: amount,
      }),
    ),
  }),
  'campaign/cost': defineCall({
    summary: 'What a campaign cost, by days of East Africa',
    caller: administrator('campaign/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: z.object({
      budget: amount,
      spent: amount,
      left: amount,
      granted: count,
      players: count,
      owed: amount,
      participants: count,
      days: z.array(z.object({ day: eatDay, granted: count, amount })),
    }),
  }),
};
