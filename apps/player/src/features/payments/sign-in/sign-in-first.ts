import { splitView } from '../../../ui/split-view.tsx';

/** In a file of its own: a player, who opens these pages most, never sees it. */
export const SignInFirst = splitView(async () => (await import('./SignInFirst.tsx')).SignInFirst);
