import type { CallContent } from '@kipute/contract/registry';
import { siteInformationTexts } from '../../i18n/texts/site-information.ts';
import { defineForm } from '../_form-kit/definition/form.ts';

export type SiteInformation = CallContent<'site_config/inquire'>;

const social = { kind: 'text', hint: siteInformationTexts.socialHint, need: 'optional' } as const;
const name = (platform: string) => ({ en: platform, sw: platform }) as const;

const listed = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((entry) => entry.replace(/[\s()-]/g, ''))
    .filter(Boolean);

export const siteForm = defineForm({
  call: 'site_config/update',
  fields: [
    { kind: 'text', name: 'title', title: siteInformationTexts.siteTitle },
    { kind: 'long-text', name: 'company_sw', title: siteInformationTexts.companySw },
    { kind: 'long-text', name: 'company_en', title: siteInformationTexts.companyEn },
    { kind: 'text', name: 'registered_name', title: siteInformationTexts.registered_name },
    { kind: 'text', name: 'registered_address', title: siteInformationTexts.registered_address },
    { kind: 'text', name: 'data_officer', title: siteInformationTexts.data_officer },
    {
      kind: 'text',
      name: 'data_officer_contact',
      title: siteInformationTexts.data_officer_contact,
      hint: siteInformationTexts.contactHint,
    },
    { kind: 'long-text', name: 'licence_sw', title: siteInformationTexts.licenceSw },
    { kind: 'long-text', name: 'licence_en', title: siteInformationTexts.licenceEn },
    {
      kind: 'long-text',
      name: 'phones',
      title: siteInformationTexts.phones,
      hint: siteInformationTexts.phonesHint,
      need: 'required',
    },
    {
      kind: 'long-text',
      name: 'messaging',
      title: siteInformationTexts.messaging,
      hint: siteInformationTexts.messagingHint,
      need: 'optional',
    },
    { ...social, name: 'facebook', title: name('Facebook') },
    { ...social, name: 'instagram', title: name('Instagram') },
    { ...social, name: 'x', title: name('X') },
    { ...social, name: 'youtube', title: name('YouTube') },
    { ...social, name: 'tiktok', title: name('TikTok') },
    { ...social, name: 'whatsapp', title: name('WhatsApp') },
    {
      kind: 'text',
      name: 'app_download',
      title: siteInformationTexts.store,
      hint: siteInformationTexts.storeHint,
      need: 'optional',
    },
    { kind: 'reason', name: 'note', title: siteInformationTexts.reason },
  ],
  from: ({ settings: { customer_service, messaging_numbers, ...settings } }: SiteInformation) => ({
    ...settings,
    phones: customer_service.join(', '),
    messaging: messaging_numbers.join(', '),
  }),
  send: ({ phones, messaging, ...values }, { subject }) => ({
    ...values,
    customer_service: listed(phones),
    messaging_numbers: listed(messaging),
    revision: subject.revision,
  }),
});
