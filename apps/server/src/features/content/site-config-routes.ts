import { rowsOf } from '@kipute/contract/constants/choice';
import {
  isSocialLink,
  type SocialPlatform,
  socialPlatforms,
} from '@kipute/contract/constants/content/outside-hosts';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import type { Database } from '../../platform/database/database.ts';
import { answer, answerPage, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import type { Settings, SettingsOf } from '../settings/index.ts';

export type SiteConfigRoutes = HandlersFor<
  'site_config/inquire' | 'site_config/update' | 'site_config/inquire_history'
>;

export type SiteConfigDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'current' | 'lastChangeOf' | 'change' | 'historyOf'>;
};

/** Who we are and how to reach us, as whoever may change it reads and writes it (SIT-10). */
export function siteConfigRoutes({ database, settings }: SiteConfigDeps): SiteConfigRoutes {
  return {
    'site_config/inquire': async () => {
      const last = await settings.lastChangeOf(database.office, 'site');
      const people = await peopleOf(database, [last?.changedBy ?? null]);
      const site = settings.current('site');
      return answer({
        settings: settingsView(site),
        unsaid: [...unsaidOf(site)],
        revision: last?.revision ?? 0,
        changed_by: people(last?.changedBy ?? null),
        changed_at: last?.changedAt.toISOString() ?? null,
      });
    },
    'site_config/update': async ({ revision, note, ...wanted }, context) => {
      const { caller, address, userAgent } = context;
      const value = { ...settings.current('site'), ...settingsOf(wanted) };
      const changed = await database.transact((tx) =>
        settings.change(tx, {
          ...{ section: 'site', value, basedOn: revision, note },
          ...{ changedBy: caller.administratorId, visit: { address, userAgent } },
        }),
      );
      if (changed.ok) return answer({ revision: changed.value.revision });
      const { refusal } = changed;
      invariant(refusal === 'changed-meanwhile', `what the contract lets in fits: ${refusal}`);
      return refuseWith(refusal);
    },
    'site_config/inquire_history': async ({ page, page_size: pageSize }) => {
      const { rows, count } = await settings.historyOf(database.office, 'site', { page, pageSize });
      const people = await peopleOf(
        database,
        rows.map(({ changedBy }) => changedBy),
      );
      return answerPage(
        rows.map(({ revision, changedAt, changedBy, note, changed }) => ({
          ...{ id: String(revision), note, changed: [...changed] },
          changed_at: changedAt.toISOString(),
          changed_by: people(changedBy),
        })),
        count,
      );
    },
  };
}

async function peopleOf({ office }: Database, ids: readonly (bigint | null)[]) {
  const known = ids.filter((id) => id !== null);
  const names = await namesOfAdministrators(office, [...new Set(known)]);
  return (id: bigint | null) =>
    id === null ? null : { id: id.toString(), name: names.get(id) ?? '' };
}

type SiteConfig = CallContent<'site_config/inquire'>['settings'];
type Wanted = Omit<CallRequest<'site_config/update'>, 'revision' | 'note'>;

const fieldOf = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  X: 'x',
  YouTube: 'youtube',
  TikTok: 'tiktok',
  WhatsApp: 'whatsapp',
} as const satisfies Record<SocialPlatform, keyof Wanted>;

const legalFields = {
  registered_name: 'registeredName',
  registered_address: 'registeredAddress',
  data_officer: 'dataOfficer',
  data_officer_contact: 'dataOfficerContact',
} as const;

/** What a house that serves real people has to say and has not (SIT-14). */
export const unsaidOf = (site: SettingsOf<'site'>) =>
  rowsOf(legalFields).flatMap(([field, own]) => (site[own] === '' ? [field] : []));

function settingsView(site: SettingsOf<'site'>): SiteConfig {
  const addressOf = (platform: SocialPlatform) => {
    const address = site.socialLinks.find(({ name }) => name === platform)?.address ?? '';
    // What an older revision let in is not offered to be kept.
    return isSocialLink(platform, address) ? address : '';
  };
  const links = socialPlatforms.map((platform) => [fieldOf[platform], addressOf(platform)]);
  return {
    title: site.title,
    company_sw: site.company.sw,
    company_en: site.company.en,
    licence_sw: site.licence.sw,
    licence_en: site.licence.en,
    registered_name: site.registeredName,
    registered_address: site.registeredAddress,
    data_officer: site.dataOfficer,
    data_officer_contact: site.dataOfficerContact,
    customer_service: site.customerServicePhones,
    messaging_numbers: site.messagingNumbers,
    ...(Object.fromEntries(links) as Record<(typeof fieldOf)[SocialPlatform], string>),
    app_download: site.appDownload,
  };
}

function settingsOf(wanted: Wanted): Partial<SettingsOf<'site'>> {
  return {
    title: wanted.title,
    company: { sw: wanted.company_sw, en: wanted.company_en },
    licence: { sw: wanted.licence_sw, en: wanted.licence_en },
    registeredName: wanted.registered_name,
    registeredAddress: wanted.registered_address,
    dataOfficer: wanted.data_officer,
    dataOfficerContact: wanted.data_officer_contact,
    customerServicePhones: wanted.customer_service,
    messagingNumbers: wanted.messaging_numbers,
    // A platform without an address is not named at all: no link of the site leads nowhere.
    socialLinks: socialPlatforms
      .map((name) => ({ name, address: wanted[fieldOf[name]] }))
      .filter(({ address }) => address !== ''),
    appDownload: wanted.app_download,
  };
}
