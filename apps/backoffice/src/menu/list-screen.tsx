import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
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
