import { constantsIn } from '@kipute/contract/constants/constants';
import type { Clock } from '../../platform/clock.ts';
import { answer, type HandlersFor } from '../../platform/http/handler.ts';
import type { Settings } from '../settings/index.ts';
import { siteView } from './content-view.ts';

export type ContentRoutes = HandlersFor<'configuration/inquire' | 'unchanged/inquire'>;

/** The first calls of every page: they read memory only. */
export function contentRoutes(settings: Pick<Settings, 'current'>, clock: Clock): ContentRoutes {
  return {
    'configuration/inquire': async (_, { locale }) =>
      answer(siteView(settings.current('site'), locale, clock.now())),
    'unchanged/inquire': async (_, { locale }) => answer(constantsIn(locale)),
  };
}
