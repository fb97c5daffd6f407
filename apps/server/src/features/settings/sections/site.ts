import { z } from 'zod';
import { defineSection, localisedText } from './section.ts';

const COMPANY = {
  sw: 'Kipute ni huduma ya ubashiri wa michezo na kasino kwa wachezaji wa Tanzania. Kodi ya zuio ya ushindi hukatwa kwa mujibu wa sheria.',
  en: 'Kipute is a sports betting and casino service for players in Tanzania. Withholding tax on winnings is deducted as the law requires.',
};

const phone = z.string().regex(/^\+?\d{9,15}$/);

/** The six platforms of the footer carry placeholder addresses until the operator sets them. */
export const site = defineSection({
  applies: 'at-once',
  schema: z.object({
    title: z.string().trim().min(1).max(60),
    customerServicePhones: z.array(phone).min(1).max(10),
    messagingNumbers: z.array(phone).max(10),
    socialLinks: z.array(z.object({ name: z.string().min(1).max(30), address: z.url() })).max(12),
    appDownload: z.string().max(300),
    licence: localisedText,
    /** Who runs the site. */
    company: localisedText,
    /** Of the contract with players; empty until it is said, as in earlier revisions (SIT-14). */
    registeredName: z.string().trim().max(120).default(''),
    registeredAddress: z.string().trim().max(300).default(''),
    dataOfficer: z.string().trim().max(120).default(''),
    dataOfficerContact: z.string().trim().max(120).default(''),
    maintenance: z.boolean(),
    maintenancePrompt: localisedText,
  }),
  defaults: {
    title: 'Kipute',
    customerServicePhones: ['+255700000101', '+255700000102', '+255700000103'],
    messagingNumbers: ['255700000201', '255700000202'],
    socialLinks: [
      { name: 'Facebook', address: 'https://www.facebook.com/' },
      { name: 'Instagram', address: 'https://www.instagram.com/' },
      { name: 'X', address: 'https://x.com/' },
      { name: 'YouTube', address: 'https://www.youtube.com/' },
      { name: 'TikTok', address: 'https://www.tiktok.com/' },
      { name: 'WhatsApp', address: 'https://wa.me/' },
    ],
    appDownload: '',
    licence: {
      sw: 'Kipute inaendesha michezo ya kubahatisha kwa leseni ya Bodi ya Michezo ya Kubahatisha Tanzania. Miaka 18 na zaidi tu. Cheza kistaarabu.',
      en: 'Kipute operates under licence of the Gaming Board of Tanzania. Players must be 18 or older. Play responsibly.',
    },
    company: COMPANY,
    ...{ registeredName: '', registeredAddress: '', dataOfficer: '', dataOfficerContact: '' },
    maintenance: false,
    maintenancePrompt: {
      sw: 'Mfumo unaboreshwa. Tafadhali piga simu huduma kwa wateja.',
      en: 'The system is being upgraded. Please call customer service.',
    },
  },
});
