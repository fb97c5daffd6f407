import { bettingScreens } from './_menu/betting.ts';
import { catalogueScreens } from './_menu/catalogue.ts';
import { contentScreens } from './_menu/content.ts';
import { moneyScreens } from './_menu/money.ts';
import { peopleScreens } from './_menu/people.ts';
import { startScreens } from './_menu/start.ts';
import { statisticsScreens } from './_menu/statistics.ts';
import { systemScreens } from './_menu/system.ts';

/**
 * Every screen of the back-office, in the order of the menu: one row per screen, one file per
 * group. A screen that gets built swaps `'coming'` for its lazy component and loses its row in
 * `coming/coming-table.ts`.
 */
export const screens = [
  ...startScreens,
  ...peopleScreens,
  ...moneyScreens,
  ...bettingScreens,
  ...catalogueScreens,
  ...contentScreens,
  ...statisticsScreens,
  ...systemScreens,
] as const;

type ComingIn<Row> = Row extends { readonly component: 'coming'; readonly path: infer Path }
  ? Path
  : never;

/** Paths that still show the placeholder. */
export type ComingPath = ComingIn<(typeof screens)[number]>;
