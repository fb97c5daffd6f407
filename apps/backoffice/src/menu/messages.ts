import type { Screen } from './screen.ts';

export const messagesScreens = [] as const satisfies readonly Screen[];
