import { api } from '../../features/wire/api.ts';
import { useListPages } from '../match-list/paging/use-list-pages.ts';
import { bestPricedFavourites } from './best-favourites.ts';

/** As many popular matches as there usually are; the best of them are shown on one page. */
const LOOKED_AT = 30;

export function useTwoUp() {
  return useListPages({
    name: 'two up',
    ask: (page) => api.atlassian.up_goal_match(page, { silent: true }),
  });
}

export function useBestFavourites() {
  return useListPages({
    name: 'best favourites',
    ask: async () => {
      const asked = api.atlassian.popular_list({ page: 1, page_size: LOOKED_AT }, { silent: true });
      const content = bestPricedFavourites((await asked).content);
      return { content, count: content.length };
    },
  });
}
