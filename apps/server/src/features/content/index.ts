import type { BaseLogger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Audit } from '../audit/index.ts';
import type { Files } from '../files/index.ts';
import type { Settings } from '../settings/index.ts';
import { type BannerClicks, createBannerClicks } from './banners/banner-clicks.ts';
import { type BannerOfficeRoutes, bannerOfficeRoutes } from './banners/banner-office-routes.ts';
import { createShownBanners } from './banners/shown-banners.ts';
import { type ContentRoutes, contentRoutes } from './content-routes.ts';
import { type SiteConfigRoutes, siteConfigRoutes, unsaidOf } from './site-config-routes.ts';

export { type NewBanner, publishFirstBanners } from './banners/banner-store.ts';

export type ContentDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'current' | 'lastChangeOf' | 'change' | 'historyOf'>;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'error' | 'warn'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly files: Pick<Files, 'useFiles'>;
};

export type Content = {
  readonly routes: ContentRoutes & BannerOfficeRoutes & SiteConfigRoutes;
  readonly clicks: BannerClicks;
};

export function createContent(deps: ContentDeps): Content {
  const clicks = createBannerClicks(deps);
  const unsaid = unsaidOf(deps.settings.current('site'));
  if (unsaid.length > 0) {
    deps.log.warn({ unsaid }, 'site: who runs it is not said, texts name it in general words');
  }
  return {
    routes: {
      ...contentRoutes({ ...deps, clicks, shownBanners: createShownBanners(deps) }),
      ...bannerOfficeRoutes(deps),
      ...siteConfigRoutes(deps),
    },
    clicks,
  };
}
