import { z } from 'zod';
import {
  administrator,
  defineCall,
  definePagedCall,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import { flag, id, instant, page, pageSize, visibleText } from '../../fields.ts';
import { account, deed, maskedPhone, officePhone, personName, reason } from './office-fields.ts';

const manager = z.object({
  id,
  account: z.string(),
  name: z.string(),
  phone: maskedPhone,
  role_id: id,
  role: z.string(),
  google_binding: flag,
  disabled_status: flag,
  create_time: instant,
  login_time: instant.nullable(),
  /** When a call of theirs was last served. */
  seen_time: instant.nullable(),
  sessions: z.number().int(),
  /** 1 while a one-time link of theirs is good and the password was never set. */
  invited: flag,
});

/**
 * Shown once: who holds it sets the password. The link is an address within the office; its token
 * stands behind the `#`, which no browser sends to any server or log.
 */
const invitation = z.object({ link: z.string(), expires_at: instant });

export const managerCalls = {
  'manager/inquire': definePagedCall({
    summary: 'The administrators, by account, name, role and state',
    caller: administrator('manager/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({
      page,
      page_size: pageSize,
      /** Part of the account or the name. */
      account: visibleText(60).optional(),
      role_id: id.optional(),
      disabled_status: flag.optional(),
      google_binding: flag.optional(),
    }),
    output: z.array(manager),
  }),
  'manager/detailed': defineCall({
    summary: 'One administrator',
    caller: administrator('manager/inquire'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id }),
    output: manager,
  }),
  'manager/add': defineCall({
    summary: 'A new administrator, who sets the password by a one-time link; may be proposed',
    caller: provenAdministrator('manager/add'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ account, name: personName, phone: officePhone, role_id: id, reason }),
    /** Both null while it is only proposed; then the link is made by `manager/reset`. */
    output: deed.extend({ manager: manager.nullable(), invitation: invitation.nullable() }),
  }),
  'manager/update': defineCall({
    summary: 'Name, phone and role of an administrator; a role with more rights may be proposed',
    caller: provenAdministrator('manager/update'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    /** A phone that is left out stays: whoever edits sees it masked. */
    input: z.object({ id, name: personName, phone: officePhone.optional(), role_id: id, reason }),
    output: deed.extend({ manager }),
  }),
  'manager/disable': defineCall({
    summary: 'Lets an administrator in no more, or in again; sessions end at once',
    caller: provenAdministrator('manager/disable'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, disabled_status: flag, reason }),
    output: manager,
  }),
  'manager/reset': defineCall({
    summary: 'A one-time link to a new password; the old one and every session end',
    caller: provenAdministrator('manager/reset'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, reason }),
    output: invitation,
  }),
  'subscriber/unpinless_google_binding': defineCall({
    summary: 'Unbinds the authenticator of another administrator, whose sessions end',
    caller: provenAdministrator('subscriber/unpinless_google_binding'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ id, reason }),
    output: manager,
  }),
};
