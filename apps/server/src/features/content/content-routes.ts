import { constantsIn } from '@kipute/contract/constants/constants';
import type { Clock } from '../../platform/clock.ts';
import { answer, answerPrepared, type HandlersFor } from '../../platform/http/handler.ts';
import type { Settings } from '../settings/index.ts';
import type { createShownBanners } from './banners/shown-banners.ts';
import { siteView } from './content-view.ts';

export type ContentRoutes = HandlersFor<
  'configuration/inquire' | 'unchanged/inquire' | 'banner/inquire'
>;

type ContentParts = {
  readonly settings: Pick<Settings, 'current'>;
  readonly clock: Clock;
  readonly shownBanners: ReturnType<typeof createShownBanners>;
};

/** The first calls of every page: they read memory, and the banners at most every ten seconds. */
export function contentRoutes({ settings, clock, shownBanners }: ContentParts): ContentRoutes {
  return {
    'configuration/inquire': async (_, { locale }) => {
      const [site, limits] = [settings.current('site'), settings.current('limits')];
      return answer(siteView({ site, limits, now: clock.now() }, locale));
    },
    'unchanged/inquire': async (_, { locale }) => answer(constantsIn(locale)),
    'banner/inquire': async ({ type }, { locale }) =>
      answerPrepared(await shownBanners(type, locale)),
  };
}
