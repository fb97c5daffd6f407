import type { Clock } from '../../platform/clock.ts';
import type { Settings } from '../settings/index.ts';
import { type ContentRoutes, contentRoutes } from './content-routes.ts';

export type ContentDeps = {
  readonly settings: Pick<Settings, 'current'>;
  readonly clock: Clock;
};

export type Content = { readonly routes: ContentRoutes };

export function createContent({ settings, clock }: ContentDeps): Content {
  return { routes: contentRoutes(settings, clock) };
}
