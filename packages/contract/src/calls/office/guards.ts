import { z } from 'zod';
import {
  administrator,
  anyone,
  browsing,
  defineCall,
  definePagedCall,
  nothing,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import { EXPORT_ROWS_MAX } from '../../constants/operations/lists.ts';
import { flag, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { person } from './office-fields.ts';

/** `block`: refused; `allow`: once there is one, the office opens to nobody else. */
const list = z.enum(['block', 'allow']);
/** Which listeners it speaks of; an allow list is for the office alone. */
const reach = z.enum(['players', 'office', 'both']);

const addressRule = z.object({
  id,
  /** "41.59.3.0/24", "2001:db8::/32", or a single address. */
  network: z.string(),
  list,
  reach,
  note: z.string(),
  made_by: person.nullable(),
  made_at: instant,
  /** Null: until somebody removes it. */
  until: instant.nullable(),
});

export const addressCalls = {
  'ip_blacklist/inquire': definePagedCall({
    summary: 'Blocked networks, and those from which alone the office is open',
    caller: administrator('ip_blacklist/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      list: list.optional(),
      reach: reach.optional(),
      /** Rules that concern this address or network. */
      network: z.string().trim().max(50).optional(),
    }),
    output: z.array(addressRule),
  }),
  'ip_blacklist/add': defineCall({
    summary: 'Blocks or allows an address or a network, everywhere within a second',
    caller: provenAdministrator('ip_blacklist/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      network: z.string().trim().min(1).max(50),
      list,
      reach,
      note: visibleText(200).min(1),
      until: instant.nullable().default(null),
    }),
    output: addressRule,
  }),
  'ip_blacklist/remove': defineCall({
    summary: 'Removes a rule, unless the caller would lock themselves out by it',
    caller: provenAdministrator('ip_blacklist/remove'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: z.null(),
  }),
};

const areaCode = z.object({
  /** "255" */
  area_code: z.string(),
  /** ISO 3166 alpha-2: the flag is drawn from it. */
  country: z.string(),
  name_sw: z.string(),
  name_en: z.string(),
  show: flag,
  sort: z.number().int(),
});

export const areaCodeCalls = {
  'area_code/shown': defineCall({
    summary: 'The countries whose numbers may register, for the registration page',
    caller: anyone,
    sites: ['player'],
    rateLimit: browsing,
    input: nothing,
    output: z.array(areaCode.omit({ show: true, sort: true })),
  }),
  'area_code/inquire': defineCall({
    summary: 'Every area code we know, and whether it is shown',
    caller: administrator('area_code/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.array(areaCode),
  }),
  'area_code/update': defineCall({
    summary: 'Shows an area code at registration or hides it; the last one stays',
    caller: administrator('area_code/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      area_code: z.string().regex(/^\d{1,4}$/),
      name_sw: visibleText(60).min(1),
      name_en: visibleText(60).min(1),
      show: flag,
      sort: z.number().int().min(0).max(1_000),
    }),
    output: areaCode,
  }),
};

export const listExportCalls = {
  'list_export/add': defineCall({
    summary: 'Writes down that somebody took a list out: which one, by which filter, how many rows',
    caller: administrator('list_export/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      call: z.string().max(60),
      filter: z.string().max(1_000),
      rows: z.number().int().min(0).max(EXPORT_ROWS_MAX),
    }),
    output: z.null(),
  }),
};
