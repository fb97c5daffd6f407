import { constantsIn } from '@kipute/contract/constants/constants';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { type Senti, toWireShillings } from '@kipute/domain/money/senti';
import type { Clock } from '../../platform/clock.ts';
import { answer, answerPrepared, type HandlersFor } from '../../platform/http/handler.ts';
import type { Settings, SettingsOf } from '../settings/index.ts';
import type { BannerClicks } from './banners/banner-clicks.ts';
import type { createShownBanners } from './banners/shown-banners.ts';

export type ContentRoutes = HandlersFor<
  'configuration/inquire' | 'unchanged/inquire' | 'banner/inquire' | 'banner/click'
>;

type ContentParts = {
  readonly settings: Pick<Settings, 'current'>;
  readonly clock: Clock;
  readonly shownBanners: ReturnType<typeof createShownBanners>;
  readonly clicks: Pick<BannerClicks, 'note'>;
};

/** The first calls of every page: they read memory, and the banners at most every ten seconds. */
export function contentRoutes(parts: ContentParts): ContentRoutes {
  const { settings, clock, shownBanners, clicks } = parts;
  return {
    'configuration/inquire': async (_, { locale }) => {
      const [site, limits] = [settings.current('site'), settings.current('limits')];
      const { bonus } = settings.current('registration');
      return answer(siteView({ site, limits, bonus, now: clock.now() }, locale));
    },
    'unchanged/inquire': async (_, { locale }) => answer(constantsIn(locale)),
    'banner/inquire': async ({ type }, { locale }) =>
      answerPrepared(await shownBanners(type, locale)),
    'banner/click': async ({ id, view }) => {
      clicks.note(id, view);
      return answer(null);
    },
  };
}

type SiteFacts = {
  readonly site: SettingsOf<'site'>;
  readonly limits: SettingsOf<'limits'>;
  readonly bonus: Senti;
  readonly now: Date;
};

function siteView(
  { site, limits, bonus, now }: SiteFacts,
  locale: Locale,
): CallContent<'configuration/inquire'> {
  return {
    title: site.title,
    customer_service: site.customerServicePhones.join(','),
    messaging_numbers: site.messagingNumbers.join(','),
    social_links: site.socialLinks,
    app_download: site.appDownload,
    licence: textIn(locale, site.licence),
    company: textIn(locale, site.company),
    registered: [site.registeredName, site.registeredAddress].filter(Boolean).join(', '),
    maintenance: site.maintenance ? 1 : 0,
    maintenance_prompt: textIn(locale, site.maintenancePrompt),
    password_minimum: limits.passwordLengthMinimum,
    registration_bonus: toWireShillings(bonus),
    server_time: now.toISOString(),
  };
}
