import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { SettingsOf } from '../settings/index.ts';

type SiteFacts = {
  readonly site: SettingsOf<'site'>;
  readonly limits: SettingsOf<'limits'>;
  readonly now: Date;
};

export function siteView(
  { site, limits, now }: SiteFacts,
  locale: Locale,
): CallContent<'configuration/inquire'> {
  return {
    title: site.title,
    customer_service: site.customerServicePhones.join(','),
    messaging_numbers: site.messagingNumbers.join(','),
    social_links: site.socialLinks,
    app_download: site.appDownload,
    licence: textIn(locale, site.licence),
    maintenance: site.maintenance ? 1 : 0,
    maintenance_prompt: textIn(locale, site.maintenancePrompt),
    password_minimum: limits.passwordLengthMinimum,
    server_time: now.toISOString(),
  };
}
