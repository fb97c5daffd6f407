import { useSite } from '../site/use-site.ts';

/** Specified, and what holds until the site has said its own. */
const SPECIFIED_MINIMUM = 4;

export function usePasswordMinimum(): number {
  return useSite()?.password_minimum ?? SPECIFIED_MINIMUM;
}
