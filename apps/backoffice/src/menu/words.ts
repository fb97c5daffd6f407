import type { Screen } from './screen.ts';

export const wordsScreens = [] as const satisfies readonly Screen[];
