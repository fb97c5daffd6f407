import { z } from 'zod';
import { administrator, anyone, browsing, defineCall, nothing, officeWork } from '../call.ts';
import { amount, flag, instant, note, prompt } from '../fields.ts';

const siteInformation = z.object({
  title: z.string(),
  /** Comma-separated phones; the page shows two of several at random. */
  customer_service: z.string(),
  /** Messaging-link numbers; the page picks one of them at random. */
  messaging_numbers: z.string(),
  social_links: z.array(z.object({ name: z.string(), address: z.string() })),
  app_download: z.string(),
  licence: z.string(),
  /** Who runs the site, for its foot. */
  company: z.string(),
  /** The registered company and its address; empty until the house has said it. */
  registered: z.string(),
  /** 1 shows the maintenance page with `maintenance_prompt` on it. */
  maintenance: flag,
  maintenance_prompt: z.string(),
  /** Characters of a new password; only the page can count them, because it sends a hash. */
  password_minimum: z.number().int(),
  /** Credit to bet with for who joins; 0: none. */
  registration_bonus: amount,
  /** Lets a page show East Africa Time whatever its device says. */
  server_time: instant,
});

export const configurationCalls = {
  'configuration/inquire': defineCall({
    summary: 'Site information: title, contacts, links, maintenance, the server clock',
    caller: anyone,
    rateLimit: browsing,
    input: nothing,
    output: siteInformation,
  }),
  'configuration/update_maintenance': defineCall({
    summary: 'Closes the player site for maintenance, or opens it again',
    caller: administrator('configuration/update_maintenance'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: z.object({ maintenance: flag, maintenance_prompt: prompt, note }),
    output: z.null(),
  }),
  'configuration/switches': defineCall({
    summary: 'The two switches that close betting or the whole site, with their texts',
    caller: administrator('configuration/switches'),
    sites: ['backoffice'],
    rateLimit: officeWork,
    input: nothing,
    output: z.object({
      no_bet: flag,
      pause_prompt: prompt,
      maintenance: flag,
      maintenance_prompt: prompt,
    }),
  }),
};
