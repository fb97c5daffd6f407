import type { Screen } from './screen.ts';

export const growthScreens = [] as const satisfies readonly Screen[];
