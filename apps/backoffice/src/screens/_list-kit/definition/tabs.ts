import type { List } from './list.ts';
import type { FilterValues } from './read-filters.ts';

/** A ready question beside the filters: `Disabled`, `For me`. */
export type ListTab = NonNullable<List['tabs']>[number];

export const tabFields = ({ tabs = [] }: Pick<List, 'tabs'>): readonly string[] => [
  ...new Set(tabs.flatMap(({ filter }) => Object.keys(filter))),
];

const holds = ({ filter }: ListTab, values: FilterValues): boolean =>
  Object.entries(filter).every(([field, value]) => values[field] === String(value));

/** The tab whose question is asked; the one that asks most fits best. None when filters differ. */
export function tabAt(list: Pick<List, 'tabs'>, values: FilterValues): ListTab | undefined {
  const set = tabFields(list).filter((field) => values[field] !== undefined);
  return list.tabs?.find(
    (tab) => Object.keys(tab.filter).length === set.length && holds(tab, values),
  );
}

/** What else is filtered stays; what another tab asked goes. */
export function withTab(
  list: Pick<List, 'tabs'>,
  values: FilterValues,
  tab: ListTab,
): FilterValues {
  const fields = tabFields(list);
  const kept = Object.entries(values).filter(([field]) => !fields.includes(field));
  const asked = Object.entries(tab.filter).map(([field, value]) => [field, String(value)] as const);
  return Object.fromEntries([...kept, ...asked]);
}

/** Fields that only tabs ask for, as the request wants them. */
export function valuesOfTabs(
  list: Pick<List, 'tabs'>,
  values: FilterValues,
): Readonly<Record<string, string | number>> {
  const offered = (list.tabs ?? []).flatMap(({ filter }) => Object.entries(filter));
  return Object.fromEntries(offered.filter(([field, value]) => values[field] === String(value)));
}
