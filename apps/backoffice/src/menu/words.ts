import { lazy } from 'react';
import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const TextsScreen = listScreen(async () => {
  const { textsList: list } = await import('../screens/texts/texts-list.ts');
  return { list };
});

/** The editor comes with the first text that is opened. */
const TextScreen = lazy(() =>
  import('../screens/texts/TextScreen.tsx').then((module) => ({ default: module.TextScreen })),
);

export const wordsScreens = [
  {
    path: '/texts',
    node: 'graphic_text/inquire',
    component: TextsScreen,
    details: TextScreen,
  },
] as const satisfies readonly Screen[];
