import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Detail } from '../screens/_detail-kit/detail.ts';
import type { ListScreenProps } from '../screens/_list-kit/ListScreen.tsx';

/** A screen that is one list: the kit and the list's definition come when it is opened. */
export function listScreen(
  load: () => Promise<ListScreenProps>,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const [{ ListScreen }, list] = await Promise.all([
      import('../screens/_list-kit/ListScreen.tsx'),
      load(),
    ]);
    return { default: () => <ListScreen {...list} /> };
  });
}

/** The page of one row, at `path/:id`. */
export function detailScreen(
  load: () => Promise<{ readonly detail: Detail }>,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const [{ DetailScreen }, page] = await Promise.all([
      import('../screens/_detail-kit/DetailScreen.tsx'),
      load(),
    ]);
    return { default: () => <DetailScreen {...page} /> };
  });
}
