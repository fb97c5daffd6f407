import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { SettingsOf } from '../settings/index.ts';

export function siteView(
  site: SettingsOf<'site'>,
  locale: Locale,
  now: Date,
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
    server_time: now.toISOString(),
  };
}
