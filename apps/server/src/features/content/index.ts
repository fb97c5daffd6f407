import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Settings } from '../settings/index.ts';
import { type ContentRoutes, contentRoutes } from './content-routes.ts';
import { createShownBanners } from './shown-banners.ts';

export { type NewBanner, publishFirstBanners } from './banner-store.ts';

export type ContentDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'current'>;
  readonly clock: Clock;
};

export type Content = { readonly routes: ContentRoutes };

export function createContent(deps: ContentDeps): Content {
  return { routes: contentRoutes({ ...deps, shownBanners: createShownBanners(deps) }) };
}
