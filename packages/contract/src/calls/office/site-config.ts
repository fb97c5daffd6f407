import { z } from 'zod';
import {
  administrator,
  defineCall,
  definePagedCall,
  nothing,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import { rowsOf } from '../../constants/choice.ts';
import {
  isSocialLink,
  isStoreLink,
  type SocialPlatform,
} from '../../constants/content/outside-hosts.ts';
import { id, instant, note, page, pageSize, visibleText } from '../../fields.ts';
import { person } from './office-fields.ts';

const phone = z.string().regex(/^\+?\d{9,15}$/);

/** Empty: not shown. Another platform's host would be a trap for players. */
const socialLink = (platform: SocialPlatform) =>
  z
    .string()
    .trim()
    .max(300)
    .refine((link) => link === '' || isSocialLink(platform, link));

const statement = visibleText(600).min(1);

const mailOrPhone = z
  .string()
  .trim()
  .max(120)
  .regex(/^(\+?\d{9,15}|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)$/);

/** Who the players' contract is with, and who answers for their data. */
const legalPerson = {
  registered_name: visibleText(120).min(1),
  registered_address: visibleText(300).min(1),
  data_officer: visibleText(120).min(1),
  data_officer_contact: mailOrPhone,
} as const;

const unsaidOf = rowsOf(legalPerson).map(([field]) => field);

const siteConfig = z.object({
  title: visibleText(60).min(1),
  company_sw: statement,
  company_en: statement,
  licence_sw: statement,
  licence_en: statement,
  /** Two of them are drawn for each page. */
  customer_service: z.array(phone).min(1).max(10),
  /** Of the messaging link; one is drawn for each page. */
  messaging_numbers: z.array(phone).max(10),
  facebook: socialLink('Facebook'),
  instagram: socialLink('Instagram'),
  x: socialLink('X'),
  youtube: socialLink('YouTube'),
  tiktok: socialLink('TikTok'),
  whatsapp: socialLink('WhatsApp'),
  /** Of a store; empty: the page itself is put on the phone. */
  app_download: z
    .string()
    .trim()
    .max(300)
    .refine((link) => link === '' || isStoreLink(link)),
});

const usual = { sites: ['backoffice'], rateLimit: officeWork } as const;

export const siteConfigCalls = {
  'site_config/inquire': defineCall({
    ...usual,
    summary: 'Who we are and how players reach us, and who changed that last',
    caller: administrator('site_config/inquire'),
    input: nothing,
    output: z.object({
      /** Of who we are, what nobody has said yet is empty. */
      settings: siteConfig.extend({
        registered_name: z.string(),
        registered_address: z.string(),
        data_officer: z.string(),
        data_officer_contact: z.string(),
      }),
      /** What the texts of the site lack, and say in general words meanwhile. */
      unsaid: z.array(z.enum(unsaidOf)),
      revision: z.number().int(),
      changed_by: person.nullable(),
      changed_at: instant.nullable(),
    }),
  }),
  'site_config/update': defineCall({
    ...usual,
    summary: 'Another site information; an older revision is refused',
    // Whoever names the phones that players call can speak in our name.
    caller: provenAdministrator('site_config/update'),
    input: siteConfig.extend({ ...legalPerson, revision: z.number().int().min(0), note }),
    output: z.object({ revision: z.number().int() }),
  }),
  'site_config/inquire_history': definePagedCall({
    ...usual,
    summary: 'Every revision of the site information, newest first, with what it changed and why',
    caller: administrator('site_config/inquire'),
    input: z.object({ page, page_size: pageSize }),
    output: z.array(
      z.object({
        /** The number of the revision. */
        id,
        changed_at: instant,
        changed_by: person.nullable(),
        note: z.string(),
        /** Fields that differ from the revision before. */
        changed: z.array(z.string()),
      }),
    ),
  }),
};
